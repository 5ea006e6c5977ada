import type { WrapPageElementBrowserArgs } from 'gatsby';
import { MessagesContext } from '../../i18n/MessagesContext';
import { pageMessages, type PageLocales } from '../../i18n/translate';
import { LazyStyles } from '../../theme/LazyStyles';
import { ErrorBoundary } from './ErrorBoundary';

type Args = Pick<WrapPageElementBrowserArgs<{ locales?: PageLocales }>, 'element' | 'props'>;

/**
 * Wraps every page in its strings, the design system and the error boundary, in the browser and on the server. Not `wrapRootElement`, as
 * Gatsby calls that a second time for `Head`.
 */
export function wrapPage({ element, props }: Args) {
  const messages = pageMessages(props.data.locales ?? { edges: [] });
  return (
    <MessagesContext value={messages}>
      <LazyStyles>
        <ErrorBoundary>{element}</ErrorBoundary>
      </LazyStyles>
    </MessagesContext>
  );
}
