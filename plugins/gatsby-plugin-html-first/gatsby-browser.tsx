import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { createStyleCache } from './src/browser/emotion';
import { hydrate } from './src/browser/hydrate';
import { markHydrated } from './src/browser/page-events';

const cache = createStyleCache();

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydrate;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = markHydrated;

/** Links load documents, so the browser scrolls, restores positions and prefetches. */
export const shouldUpdateScroll = () => false;
export const disableCorePrefetching = () => true;
