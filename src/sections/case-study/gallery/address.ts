import { currentSearch } from '../../../../plugins/gatsby-plugin-html-first/src/browser/change-address';
import { setSearch, withParameters } from '../../../lib/search';

/** Opens a picture with a new history entry, so that Back closes it. */
export function openImage(slug: string): void {
  // A quick second tap adds no entry, so that one step back closes the picture.
  if (new URLSearchParams(currentSearch()).has('image')) changeImage(slug);
  else setSearch(withParameters(currentSearch(), { image: slug }), { note: { opened: true } });
}

/** Shows another picture and replaces the history entry. */
export function changeImage(slug: string): void {
  setSearch(withParameters(currentSearch(), { image: slug }), { replace: true });
}

/** Returns whether the open picture has its own history entry. */
export function openedHere(): boolean {
  return Boolean((window.history.state as { opened?: boolean } | null)?.opened);
}

let closing = false;

/** Closes the picture: goes one step back if it was opened here, else replaces the query, as for a shared link. */
export function closeImage(): void {
  if (closing || !new URLSearchParams(currentSearch()).has('image')) return;
  if (!openedHere()) {
    setSearch(withParameters(currentSearch(), { image: undefined }), { replace: true });
    return;
  }
  // The address changes later, and a second step back would leave the page.
  closing = true;
  addEventListener('popstate', () => (closing = false), { once: true });
  window.history.back();
}

/** Shows the pictures of one category, or all of them. */
export function chooseCategory(category: string | undefined): void {
  const query = withParameters(currentSearch(), { category, image: undefined });
  if (query !== currentSearch()) setSearch(query, { note: { opened: false } });
}
