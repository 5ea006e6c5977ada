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

/** Renders with a style cache of its own, so that a page carries the styles it uses, once, in its head. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const styles = createPageStyles();
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={styles.cache}>{bodyComponent}</CacheProvider>,
    // Nothing is put aside to be moved into its place by a script.
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
  const { code, dir } = getLanguage(language);
  // The pages for unknown addresses keep the address that was asked for, as does what the dev server sends for every address.
  const isShared = process.env.NODE_ENV === 'development' || /^\/404(\.html)?$/.test(path);
  const own = isShared ? {} : { 'data-path': pathname };
  setHtmlAttributes({ lang: code, dir, ...own });
  setHeadComponents(headComponents(code));
  setPostBodyComponents([bodyScript()]);
};

/** The only scripts and styles that stand in a page are ours; our script comes first of all. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(ownMarkup(getHeadComponents()));
  replacePostBodyComponents(ownMarkup(getPostBodyComponents()));
};
