import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { announce } from './src/app/announce';
import { scrollOnArrival } from './src/app/arrive';
import { comeAlive } from './src/app/come-alive';
import { dressPage, followNews } from './src/app/develop';
import { createStyleCache } from './src/app/emotion';
import { followLinks } from './src/app/follow-links';
import { hydrateWhenIdle } from './src/app/hydrate';
import { keepLaterStyles } from './src/app/keep-styles';
import { nextTitle } from './src/app/next-title';
import { sweepKept } from './src/app/sweep-kept';
import { pageDrawn, turnPages } from './src/app/turn-pages';
import { unfoldOnPaper } from './src/app/unfold-on-paper';
import { loadPagesBy, type LoadPage } from './src/lib/go-on';
import { leaveServedPage, serve, servedPageLives } from './src/lib/served-page';
import { wrapPage } from './src/app/wrap-page';

// Before any page's code runs, as still parts ask.
if (document.querySelector('[data-still]')) serve(location.pathname);

const cache = createStyleCache();

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = (args) => (
  <CacheProvider value={cache}>{wrapPage(args)}</CacheProvider>
);

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  hydrateWhenIdle;

const isDeveloping = process.env.NODE_ENV === 'development';

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = ({ loadPage }) => {
  if (isDeveloping) followNews();
  comeAlive();
  servedPageLives();
  keepLaterStyles();
  loadPagesBy(loadPage as LoadPage);
  followLinks();
  turnPages();
  sweepKept();
  unfoldOnPaper();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location }) => {
  leaveServedPage(location.pathname);
  if (isDeveloping) dressPage(location.pathname);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  void nextTitle().then((title) => {
    pageDrawn();
    announce(title);
  });
};

export const shouldUpdateScroll = scrollOnArrival;

/** Fetching every page that a link in view leads to costs a phone more than it saves: src/app/follow-links.ts does it for the link that a mouse or finger comes to. */
export const disableCorePrefetching = () => true;
