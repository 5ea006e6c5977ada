/**
 * Puts the page's own path, which the build noted in `data-path`, into the address. Hosts find a page under other spellings too,
 * like `/career.html` or `/support//faq`, and Gatsby would look for a page of that name.
 */
export function restorePagePath(): void {
  const { path } = document.documentElement.dataset;
  const { pathname, search, hash } = window.location;
  if (path && path !== pathname) history.replaceState(history.state, '', path + search + hash);
}
