import type { GatsbyBrowser } from 'gatsby';
import { lazy, Suspense } from 'react';

// Not in a build, where the query would be one more request.
const ContentErrors =
  process.env.NODE_ENV === 'development' ? lazy(() => import('./src/ContentErrors')) : undefined;

/** While developing, shows the errors of the content over each page. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) =>
  ContentErrors ? (
    <>
      {element}
      <Suspense>
        <ContentErrors />
      </Suspense>
    </>
  ) : (
    element
  );
