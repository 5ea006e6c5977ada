import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { applyDevHead } from './src/browser/develop';
import { createStyleCache } from './src/browser/emotion';
import { hydrate } from './src/browser/hydrate';
import { markHydrated } from './src/browser/page-events';
import { deleteOldDrafts } from './src/browser/delete-old-drafts';
import { openDetailsForPrint } from './src/browser/open-details-for-print';
import { wrapPage } from './src/browser/wrap-page';
import { GlobalStyles } from './src/theme/GlobalStyles';

const cache = createStyleCache();

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = (args) => (
  <CacheProvider value={cache}>
    {process.env.NODE_ENV === 'development' && <GlobalStyles />}
    {wrapPage(args)}
  </CacheProvider>
);

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydrate;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (process.env.NODE_ENV === 'development') applyDevHead(location.pathname);
  markHydrated();
  deleteOldDrafts();
  openDetailsForPrint();
};

/** Links load documents, so the browser scrolls, restores positions and prefetches (docs/decisions/0006-loading-and-hydration.md). */
export const shouldUpdateScroll = () => false;
export const disableCorePrefetching = () => true;
