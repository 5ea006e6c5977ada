import type { GatsbySSR } from 'gatsby';
import { getLanguage } from './src/i18n/languages';
import { parsePath } from './src/i18n/paths';
import { headComponents } from './src/layout/document/head-components';
import { wrapPage } from './src/layout/document/wrap-page';
import { GlobalStyles } from './src/theme/GlobalStyles';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = (args) => (
  <>
    <GlobalStyles />
    {wrapPage(args)}
  </>
);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const { code } = getLanguage(parsePath(pathname).language);
  setHtmlAttributes({ lang: code });
  setHeadComponents(headComponents(code));
};
