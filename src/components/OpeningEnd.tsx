/**
 * Where a page's first screen ends: the styles of what follows stand here, not in the head, so that the first screen need not
 * wait for them (docs/decisions/0020-critical-css.md). The server puts them in; React leaves them alone.
 */
export function OpeningEnd() {
  return <div {...openingEnd} dangerouslySetInnerHTML={kept} suppressHydrationWarning />;
}

const openingEnd = { hidden: true, 'data-opening-end': '' };
const kept = {
  // Read by the server, and if React ever draws the page anew.
  get __html() {
    if (typeof document === 'undefined') return '';
    return document.querySelector('[data-opening-end]')?.innerHTML ?? '';
  },
};
