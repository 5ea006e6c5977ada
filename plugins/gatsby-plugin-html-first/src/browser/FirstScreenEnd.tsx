import { keptHtml } from './kept-html';

/**
 * Marks the end of the first screen. The build inserts the styles of the rest of the page here instead of in the head, so that the first
 * screen does not wait for them. React does not change them. The element is empty, not `hidden`: Chromium leaves out hidden elements
 * when it saves a page.
 */
export function FirstScreenEnd() {
  return <div {...firstScreenEnd} {...kept} />;
}

const firstScreenEnd = { 'data-first-screen-end': '' };
const kept = keptHtml('[data-first-screen-end]');
