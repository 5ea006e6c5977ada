import { navigate } from 'gatsby';
import { partsArrived } from '../lib/served-page';

/** Gatsby's way to fetch what a page needs, as it hands it to `onInitialClientRender`. */
export type LoadPage = (path: string) => Promise<unknown>;

/** Takes an event; gives the link to a page of this site that it happened to (src/components/LocalLink.tsx). */
const linkOf = ({ target }: Event) =>
  (target as Element).closest<HTMLAnchorElement>('a[data-inside]');

/**
 * Lets links lead on inside the site, those in still parts too, which no code of their own answers. What a page needs is fetched
 * when a mouse or finger comes to its link, and the page is drawn once all of that is here: what comes after a page has begun
 * with a gap, React holds back for a moment more (docs/decisions/0025-going-on.md).
 */
export function followLinks(loadPage: LoadPage): void {
  // What does not come now is asked for again by Gatsby.
  const prepare = (path: string) => loadPage(path).then(partsArrived, () => undefined);
  let wanted: symbol;

  document.addEventListener('click', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    const link = linkOf(event);
    if (!link || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
    const { pathname, search, hash } = link;
    const isHere = pathname === location.pathname;
    // To a place on this page the browser goes by itself.
    if (isHere && search === location.search && hash) return;
    event.preventDefault();
    const last = (wanted = Symbol());
    void prepare(pathname).then(() => {
      if (last === wanted) navigate(pathname + search + hash, { replace: isHere });
    });
  });
  document.addEventListener(
    'pointerover',
    (event) => {
      const link = linkOf(event);
      if (link) void prepare(link.pathname);
    },
    { passive: true },
  );
  addEventListener('popstate', () => (wanted = Symbol()));
}
