/**
 * Marks the end of the first screen. The build inserts the styles of the rest of the page here instead of in the head, so that the first
 * screen does not wait for them. React does not change them.
 */
export function FirstScreenEnd() {
  return <div {...firstScreenEnd} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}

const firstScreenEnd = { hidden: true, 'data-first-screen-end': '' };
const html = {
  // Read by the server, and by React if it renders the page on the client.
  get __html() {
    if (typeof document === 'undefined') return '';
    return document.querySelector('[data-first-screen-end]')?.innerHTML ?? '';
  },
};
