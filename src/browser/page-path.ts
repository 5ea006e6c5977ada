/**
 * Puts the page's own path, which the build noted in `data-path`, into the address. Hosts find a page under other spellings too,
 * like `/career.html` or `/support//faq`, and Gatsby would look for a page of that name. The pages for unknown addresses have no
 * path of their own; there an encoded slash (`/career%2f`) becomes a sign that only looks like one: Gatsby would decode it and
 * find a page.
 */
export function restorePagePath(): void {
  const { pathname, search, hash } = window.location;
  const path =
    document.documentElement.dataset['path'] ?? pathname.replace(/%(?:25)*2f/gi, '%E2%88%95');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}
