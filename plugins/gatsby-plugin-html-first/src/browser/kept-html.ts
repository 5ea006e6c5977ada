/**
 * Returns `dangerouslySetInnerHTML` for an element whose HTML the build writes. Hydration does not change it. React reads it only if it
 * renders on the client, for example after an extension or a translator changed the page.
 */
export const keptHtml = (selector: string) => ({
  get __html() {
    if (typeof document === 'undefined') return '';
    return document.querySelector(selector)?.innerHTML ?? '';
  },
});
