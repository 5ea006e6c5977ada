import type { WrapPageElementBrowserArgs } from 'gatsby';
import { translator, type PageLocales } from '../../i18n/translate';
import { LateStyles } from '../../theme/LateStyles';
import { Crash } from './Crash';
import { ErrorBoundary } from './ErrorBoundary';

type Args = Pick<WrapPageElementBrowserArgs<{ locales?: PageLocales }>, 'element' | 'props'>;

/**
 * Wraps every page in the design system and the error boundary, in the browser and on the server. Not `wrapRootElement`, as Gatsby calls
 * that a second time for `Head`.
 */
export function wrapPage({ element, props }: Args) {
  const locales = props.data.locales ?? { edges: [] };
  const translate = translator(locales);
  // Components keep their first strings, so the page remounts when strings change while developing.
  const edition = process.env.NODE_ENV === 'development' ? JSON.stringify(locales) : '';
  return (
    <LateStyles>
      <ErrorBoundary
        key={props.location.pathname + edition}
        fallback={<Crash translate={translate} />}
      >
        {element}
      </ErrorBoundary>
    </LateStyles>
  );
}
