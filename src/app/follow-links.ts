import { navigate } from 'gatsby';

/** Gatsby's way to fetch what a page needs, as it hands it to `onInitialClientRender`. */
export type LoadPage = (path: string) => Promise<unknown>;

/** Takes an event; gives the link of a still part that it happened to, if it leads to a page of this site. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('[data-still] a[href]');
  const plain = link && !link.target && !link.hasAttribute('download');
  return plain && link.origin === location.origin ? link : undefined;
}

/**
 * Lets the links of still parts, which no code of their own answers, lead on inside the site as all others do. What a page needs is
 * fetched when a mouse or finger comes to its link.
 */
export function followLinks(loadPage: LoadPage): void {
  document.addEventListener('click', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    const link = linkOf(event);
    if (!link || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
    const { pathname, search, hash } = link;
    const isHere = pathname === location.pathname;
    if (isHere && search === location.search && hash) return;
    event.preventDefault();
    navigate(pathname + search + hash, { replace: isHere });
  });
  document.addEventListener(
    'pointerover',
    (event) => {
      const link = linkOf(event);
      // What does not come now is asked for again at the click.
      if (link) loadPage(link.pathname).catch(() => undefined);
    },
    { passive: true },
  );
}
