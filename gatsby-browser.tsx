import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { dressPage, followNews } from './src/app/develop';
import { createStyleCache } from './src/app/emotion';
import { hydrate } from './src/app/hydrate';
import { markHydrated } from './src/app/page-events';
import { sweepKept } from './src/app/sweep-kept';
import { unfoldOnPaper } from './src/app/unfold-on-paper';
import { wrapPage } from './src/app/wrap-page';
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
  if (process.env.NODE_ENV === 'development') {
    dressPage(location.pathname);
    followNews();
  }
  markHydrated();
  sweepKept();
  unfoldOnPaper();
};

/** Links lead to documents, so the browser scrolls, keeps its place and prefetches (docs/decisions/0006-loading.md). */
export const shouldUpdateScroll = () => false;
export const disableCorePrefetching = () => true;
