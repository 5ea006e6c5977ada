/**
 * Where a page's first screen ends: the styles of what follows stand here, not in the head, so that the first screen need not
 * wait for them (docs/decisions/0020-critical-css.md). The server puts them in; React leaves them alone.
 */
export function FirstScreenEnd() {
  return <div {...firstScreenEnd} dangerouslySetInnerHTML={kept} suppressHydrationWarning />;
}

const firstScreenEnd = { hidden: true, 'data-first-screen-end': '' };
const kept = {
  // Read by the server, and if React ever draws the page anew.
  get __html() {
    if (typeof document === 'undefined') return '';
    return document.querySelector('[data-first-screen-end]')?.innerHTML ?? '';
  },
};
