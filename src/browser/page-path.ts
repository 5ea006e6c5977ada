/**
 * Replaces the path in the address with the page's own, which the build put into `data-path`. Hosts serve a page under other spellings
 * too, such as `/career.html` or `/support//faq`, and Gatsby would not find a page of that name. A 404 page has no path. There, an
 * encoded slash (`/career%2f`) becomes another character, as Gatsby would decode it and find a page.
 */
export function restorePagePath(): void {
  const { pathname, search, hash } = window.location;
  const path =
    document.documentElement.dataset['path'] ?? pathname.replace(/%(?:25)*2f/gi, '%E2%88%95');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}
