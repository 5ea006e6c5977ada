import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { headComponents, startScript } from './src/app/document';
import { createStyleCache, servedStyles } from './src/app/emotion';
import { wrapPage } from './src/app/wrap-page';
import { getLanguage } from './src/i18n/languages';
import { parsePath } from './src/i18n/paths';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = (args) => wrapPage(args);

/** Renders with a style cache of its own, so that a page carries the styles it uses, once, in its head. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  const server = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { styles } = server.extractCriticalToChunks(html);
  replaceBodyHTMLString(html);
  setHeadComponents(
    styles.map(({ ids, css }) => (
      <style key={ids[0]} {...{ [servedStyles]: '' }} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const { code, dir } = getLanguage(parsePath(pathname).language);
  setHtmlAttributes({ lang: code, dir, 'data-path': pathname } as ComponentProps<'html'>);
  setHeadComponents(headComponents(code));
  setPostBodyComponents([startScript()]);
};

/** Language detection comes first of all; the page's path stands in an attribute instead of a script of its own. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const isElement = (node: ReactNode) => isValidElement(node);
  // `GatsbyImage` is not used (docs/decisions/0007-pictures.md), so its styles and script are left out.
  const head = (getHeadComponents().filter(isElement) as ReactElement[]).filter(
    ({ key }) => !key?.startsWith('gatsby-image'),
  );
  replaceHeadComponents([
    ...head.filter(({ key }) => key === 'detect'),
    ...head.filter(({ key }) => key !== 'detect'),
  ]);
  const body = getPostBodyComponents().filter(isElement) as ReactElement[];
  replacePostBodyComponents([
    ...body.filter(({ key }) => key !== 'script-loader' && key !== 'start'),
    ...body.filter(({ key }) => key === 'start'),
  ]);
};
