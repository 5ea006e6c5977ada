import { goOn, prepare } from '../lib/go-on';

/** Takes an event; gives the link to a page of this site that it happened to (src/components/LocalLink.tsx). */
const linkOf = ({ target }: Event) =>
  (target as Element).closest<HTMLAnchorElement>('a[data-inside]');

/**
 * Lets links lead on inside the site, those in still parts too, which no code of their own answers. What a page needs is fetched
 * when a mouse or finger comes to its link.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    const link = linkOf(event);
    if (!link || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
    const { pathname, search, hash } = link;
    // To a place on this page the browser goes by itself.
    if (pathname === location.pathname && search === location.search && hash) return;
    event.preventDefault();
    void goOn(pathname + search + hash);
  });
  document.addEventListener(
    'pointerover',
    (event) => {
      const link = linkOf(event);
      if (link && link.pathname !== location.pathname) void prepare(link.pathname + link.search);
    },
    { passive: true },
  );
}
