import { withParameters } from './gallery-view';
import { setSearch } from '../../../lib/search';

const search = () => window.location.search;

/** Opens a picture with an entry of its own in the history: Back closes it. */
export function openImage(slug: string): void {
  // A second tap while the first is on its way adds no step: one step back would not close it.
  if (new URLSearchParams(search()).has('image')) changeImage(slug);
  else setSearch(withParameters(search(), { image: slug }), { note: { opened: true } });
}

/** Shows another picture in place of the open one, without a further step for Back. */
export function changeImage(slug: string): void {
  setSearch(withParameters(search(), { image: slug }), { replace: true });
}

/** Tells whether the open picture has an entry of its own in the history. */
export function openedHere(): boolean {
  return Boolean((window.history.state as { opened?: boolean } | null)?.opened);
}

/** Closes the open picture: one step back where it was opened here, else in place, as by a shared address. */
export function closeImage(): void {
  if (!new URLSearchParams(search()).has('image')) return;
  if (openedHere()) window.history.back();
  else setSearch(withParameters(search(), { image: undefined }), { replace: true });
}

/** Shows the pictures of one category, or all of them. */
export function chooseCategory(category: string | undefined): void {
  const query = withParameters(search(), { category, image: undefined });
  if (query !== search()) setSearch(query, { note: { opened: false } });
}
