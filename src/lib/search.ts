/** Name of the event that the window gets when the query of the address has changed without a navigation. */
export const searchChanged = 'searchchange';

interface Options {
  /** Write over the present history entry instead of adding a step that Back undoes. */
  replace?: boolean;
  /** What to remember with the entry, as `history.state`. */
  note?: object;
}

/** Puts a query like '?type=contract', or '' for none, into the address. The page and its scroll position stay. */
export function setSearch(search: string, { replace = false, note = {} }: Options = {}): void {
  const { pathname, hash } = window.location;
  const state = { ...(window.history.state as object | null), ...note };
  window.history[replace ? 'replaceState' : 'pushState'](state, '', pathname + search + hash);
  dispatchEvent(new Event(searchChanged));
}
