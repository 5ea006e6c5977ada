/*
 * Replaces Gatsby's list of the pages below a `matchPath` such as `/fr/*`, which every page would load and which grows with the site. Links
 * load documents, so whatever the address, the page is that of the HTML.
 */

const { pagePath } = window as { pagePath?: string };

/** Gatsby renders its page `/404` at other addresses only by this name. */
const path = pagePath === '/404' ? '/404.html' : pagePath;

export default path === undefined ? [] : [{ path, matchPath: '/*' }];
