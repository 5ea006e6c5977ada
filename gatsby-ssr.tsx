import { CacheProvider } from '@emotion/react';
import type { GatsbySSR } from 'gatsby';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { bodyScript, headComponents, ownMarkup } from './src/browser/document';
import { createPageStyles } from './src/browser/page-styles';
import { wrapPage } from './src/browser/wrap-page';
import { GlobalStyles } from './src/theme/GlobalStyles';
import { getLanguage } from './src/i18n/languages';
import { parsePath } from './src/i18n/paths';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = (args) => (
  <>
    <GlobalStyles />
    {wrapPage(args)}
  </>
);

/** Renders each page with its own style cache, so that the page contains only the styles that it uses, once. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const styles = createPageStyles();
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={styles.cache}>{bodyComponent}</CacheProvider>,
    // React would render large Suspense boundaries at the end, and move them with an inline script.
    { progressiveChunkSize: Infinity },
  );
  const { head, html } = styles.arrange(await text(prelude));
  replaceBodyHTMLString(html);
  setHeadComponents(
    head.map(({ key, ids, css }) => (
      <style
        key={`own-${key}`}
        {...(key === styles.cache.key && { 'data-styles': ids.join(' ') })}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const { language, path } = parsePath(pathname);
  const { code } = getLanguage(language);
  // The 404 pages and the page of the dev server are sent for many addresses, so they have no path of their own.
  const isShared = process.env.NODE_ENV === 'development' || /^\/404(\.html)?$/.test(path);
  const own = isShared ? {} : { 'data-path': pathname };
  setHtmlAttributes({ lang: code, ...own });
  setHeadComponents(headComponents(code));
  setPostBodyComponents([bodyScript()]);
};

/** Removes the inline scripts and styles of Gatsby and its plugins, and puts our script first. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(ownMarkup(getHeadComponents()));
  replacePostBodyComponents(ownMarkup(getPostBodyComponents()));
};
