import type { WrapPageElementBrowserArgs } from 'gatsby';
import { MessagesContext } from '../../i18n/MessagesContext';
import { pageMessages, type PageLocales } from '../../i18n/translate';
import { LazyStyles } from '../../theme/LazyStyles';
import { ErrorBoundary } from './ErrorBoundary';

type Args = Pick<WrapPageElementBrowserArgs<{ locales?: PageLocales }>, 'element' | 'props'>;

/**
 * Wraps every page in its strings, the design system and the error boundary, in the browser and on the server. Not `wrapRootElement`, as
 * Gatsby calls that a second time for `Head`.
 * @throws if the data have no strings. Then the HTML of the build stays (gatsby-plugin-html-first), which has them. Only the dev server has
 * such a page.
 */
export function wrapPage({ element, props }: Args) {
  const { locales = { edges: [] } } = props.data;
  if (locales.edges.length === 0 && process.env.NODE_ENV !== 'development')
    throw new Error('The data of the page have no strings');
  const messages = pageMessages(locales);
  return (
    <MessagesContext value={messages}>
      <LazyStyles>
        <ErrorBoundary>{element}</ErrorBoundary>
      </LazyStyles>
    </MessagesContext>
  );
}
