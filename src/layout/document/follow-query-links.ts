import { changeAddress } from '../../../plugins/gatsby-plugin-html-first/src/browser/change-address';
import { closest } from '../../../plugins/gatsby-plugin-html-first/src/browser/closest';
import { searchChanged } from '../../lib/search';

/**
 * Handles links like `?package=pro#form` without a page load: updates the address, then scrolls to the target and focuses it. Typed text
 * and the rest of the query stay. Works before hydration.
 */
export function followQueryLinks(): void {
  document.addEventListener('click', (event) => {
    const link = closest(event, 'a[href^="?"]') as HTMLAnchorElement | null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const address = new URL(link.href);
    // Such as the language that a visitor chose.
    for (const [name, value] of new URLSearchParams(location.search))
      if (!address.searchParams.has(name)) address.searchParams.set(name, value);
    if (address.href !== location.href) changeAddress('pushState', address);
    dispatchEvent(new Event(searchChanged));
    const target = document.getElementById(link.hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  });
}
