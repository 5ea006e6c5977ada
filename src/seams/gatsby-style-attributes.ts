/** The elements that Gatsby puts around every page with a `style` attribute; `src/theme/global.ts` has the same as rules. */
const styled =
  /(?<start><div\b[^>]*?) style="[^"]*"(?<end>[^>]*\bid="gatsby-focus-wrapper")|(?<announcer><div id="gatsby-announcer") style="[^"]*"/g;

/**
 * Seam: Gatsby 5.16.1, which writes `style` attributes that a policy without 'unsafe-inline' refuses.
 *
 * Takes the HTML of a page; gives it without them. HTML that has been through it stays as it is.
 */
export function dropStyleAttributes(html: string): string {
  return html.replaceAll(
    styled,
    (_, start = '', end = '', announcer = '') => `${start}${end}${announcer}`,
  );
}
