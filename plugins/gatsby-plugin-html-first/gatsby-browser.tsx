import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { memo, type ReactNode } from 'react';
import { BuiltContext, type Built } from './src/browser/built';
import { createStyleCache } from './src/browser/emotion';
import { hydrate } from './src/browser/hydrate';
import { keepFields } from './src/browser/keep-fields';
import { followGestures } from './src/browser/near';
import { assertOwnPage, type LoadedPage } from './src/browser/own-page';
import { markHydrated } from './src/browser/page-events';
import { repeatClicks } from './src/browser/repeat-clicks';

const cache = createStyleCache();

/** In production, Gatsby has loaded the page, and renders it next. In development, it has no loader yet. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element, loadPageSync }) => {
  const find = loadPageSync as (address: string) => LoadedPage | undefined;
  if (process.env.NODE_ENV === 'production')
    assertOwnPage(find(location.pathname + location.search));
  return <CacheProvider value={cache}>{element}</CacheProvider>;
};

/** Gatsby renders the page again on each `popstate`, also for a hash. Links load documents, so it would be the same page. */
const RenderOnce = memo(
  ({ children }: { children: ReactNode }) => children,
  () => process.env.NODE_ENV === 'production',
);

/** `built` is in the page data that the build wrote. The dev server has none. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => {
  const { built } = props as unknown as { built?: Built['values'] };
  return (
    <RenderOnce>
      <BuiltContext value={built && { values: built }}>{element}</BuiltContext>
    </RenderOnce>
  );
};

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  followGestures();
  repeatClicks();
  keepFields();
};

/** Not in development, where pages have no HTML to hydrate. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'production' ? () => hydrate : undefined;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = markHydrated;

/** Links load documents, so the browser scrolls, restores positions and prefetches. */
export const shouldUpdateScroll = () => false;
export const disableCorePrefetching = () => true;
