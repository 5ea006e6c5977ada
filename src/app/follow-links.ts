import { navigate, prefetchPathname } from 'gatsby';

/** Takes an event; gives the link of a still part that it happened to, if it leads to a page of this site. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('[data-still] a[href]');
  const plain = link && !link.target && !link.hasAttribute('download');
  return plain && link.origin === location.origin ? link : undefined;
}

/** Lets the links of still parts, which no code of their own answers, lead on inside the site as all others do. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    const link = linkOf(event);
    if (!link || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    if (samePage && link.hash) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      type,
      (event) => {
        const link = linkOf(event);
        if (link) prefetchPathname(link.pathname);
      },
      { passive: true },
    );
  }
}
