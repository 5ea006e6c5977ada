import type { GatsbyBrowser } from 'gatsby';

/**
 * Tells Gatsby whether to scroll. To the place on a page that a visitor comes to it goes at once, not along the whole page as links
 * inside a page do: what is on its way there would stop it. Where a page is loaded again, the browser has been there before our
 * scripts, and the visitor may have gone on.
 */
export const scrollOnArrival: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return location.hash !== '';
  if (location.hash || prevRouterProps.location.pathname === location.pathname) return true;
  const saved = getSavedScrollPosition as (place: Location) => [number, number | null];
  const [, top] = saved(location);
  window.scrollTo({ top: top ?? 0, behavior: 'instant' });
  return false;
};
