import { createHash } from 'node:crypto';

/*
 * Patch of Gatsby 5.16.1, which stitches its scripts into pages, and puts elements around them, after every hook that could change
 * them.
 */

/** Where the scripts stand that were inline in every page alike. */
const folder = '/static/chunks';

/**
 * Returns the HTML of a page with its script tags turned into a list, which src/browser/load-scripts.ts loads after the page, and the file
 * that the list begins with: the names of all chunks, inline in every page before. HTML that has been through it stays as it is.
 */
export function deferScripts(html: string): {
  html: string;
  file?: { path: string; code: string };
} {
  const code = chunkNames.exec(html)?.groups?.['code']?.trim();
  const name = code && createHash('sha256').update(code).digest('hex').slice(0, 10);
  const file = code && name ? { path: `${folder}/${name}.js`, code } : undefined;
  const scripts: string[] = file ? [file.path] : [];
  let isMarked = false;
  const without = html.replace(chunkNames, '').replaceAll(scriptTags, (_, src: string) => {
    scripts.push(src);
    if (isMarked) return '';
    isMarked = true;
    return listMarker;
  });
  const list = `<script type="application/json" data-scripts>${JSON.stringify(scripts)}</script>`;
  return { html: without.replace(listMarker, list), ...(file && { file }) };
}

const chunkNames = /\s*<script\s+id="gatsby-chunk-mapping"\s*>(?<code>[^<]*)<\/script>\s*/;
const scriptTags = /<script src="([^"]+\.js)" async(?:="")?><\/script>/g;
const listMarker = '<!-- scripts -->';

/** The elements that Gatsby puts around every page with a `style` attribute; `src/theme/global.ts` has the same as rules. */
const styled =
  /(?<start><div\b[^>]*?) style="[^"]*"(?<end>[^>]*\bid="gatsby-focus-wrapper")|(?<announcer><div id="gatsby-announcer") style="[^"]*"/g;

/**
 * Returns the HTML of a page without the `style` attributes that Gatsby writes, as our policy has no 'unsafe-inline'. HTML that has been
 * through it stays as it is.
 */
export function dropStyleAttributes(html: string): string {
  return html.replaceAll(
    styled,
    (_, start = '', end = '', announcer = '') => `${start}${end}${announcer}`,
  );
}
