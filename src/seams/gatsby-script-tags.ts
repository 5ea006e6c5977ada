/**
 * Seam: Gatsby 5.16.1, which stitches its script tags into pages after every hook that could change them.
 *
 * Takes the HTML of a page as Gatsby wrote it; gives it with its script tags turned into a list, which src/app/start-page.ts
 * runs once the page has loaded. HTML that has been through it stays as it is.
 */
export function deferScripts(html: string): string {
  const scripts: string[] = [];
  const without = html.replaceAll(
    /<script src="([^"]+\.js)" async(?:="")?><\/script>/g,
    (_, src: string) => {
      scripts.push(src);
      return scripts.length === 1 ? listMarker : '';
    },
  );
  const list = `<script type="application/json" data-start>${JSON.stringify(scripts)}</script>`;
  return without.replace(listMarker, list);
}

const listMarker = '<!-- scripts -->';
