import type { GatsbyBrowser } from 'gatsby';
import { deleteOldDrafts } from './src/forms/delete-old-drafts';
import { applyDevHead } from './src/layout/document/dev-head';
import { openDetailsForPrint } from './src/layout/document/open-details-for-print';
import { wrapPage } from './src/layout/document/wrap-page';
import { GlobalStyles } from './src/theme/GlobalStyles';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = (args) => (
  <>
    {process.env.NODE_ENV === 'development' && <GlobalStyles />}
    {wrapPage(args)}
  </>
);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (process.env.NODE_ENV === 'development') applyDevHead(location.pathname);
  deleteOldDrafts();
  openDetailsForPrint();
};
