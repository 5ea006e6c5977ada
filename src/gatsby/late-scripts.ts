/**
 * Takes the HTML of a page as Gatsby wrote it; gives it with its script tags turned into early, low-priority fetches, which
 * src/app/start-page.ts runs once the page has loaded. HTML that has been through it stays as it is.
 */
export function deferScripts(html: string): string {
  return html.replaceAll(
    /<script src="([^"]+\.js)" async(?:="")?><\/script>/g,
    '<link rel="preload" as="script" href="$1" fetchpriority="low" data-start="">',
  );
}
