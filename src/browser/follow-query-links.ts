import { searchChanged } from '../lib/search';

/**
 * Follows links like `?package=pro#form` inside the page, where the browser would load it again: the query is put into the
 * address, and the target is scrolled to and focused. What is typed stays, and it works before React is there.
 */
export function followQueryLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.href !== location.href) history.pushState(history.state, '', link.href);
    dispatchEvent(new Event(searchChanged));
    const target = document.getElementById(link.hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  });
}
