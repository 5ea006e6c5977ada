import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import type { WrapPageElementBrowserArgs } from 'gatsby';
import { translator, type PageLocales } from '../i18n/translate';
import { themeConfig } from '../theme/config';
import { Crash } from './Crash';
import { ErrorBoundary } from './ErrorBoundary';

type Args = Pick<WrapPageElementBrowserArgs<{ locales?: PageLocales }>, 'element' | 'props'>;

/** Created with the first page, so that it is not part of the long task in which the scripts start. */
let system: ReturnType<typeof createSystem> | undefined;

/**
 * Puts the design system and the error boundary around every page, in the browser and on the server alike. Not
 * `wrapRootElement`: Gatsby runs that a second time for `Head`.
 */
export function wrapPage({ element, props }: Args) {
  // The styles of elements come from `GlobalStyles`, in the build.
  system ??= { ...createSystem(themeConfig), _global: [] };
  const locales = props.data.locales ?? { edges: [] };
  const translate = translator(locales);
  // Components keep the strings they began with: when these change while developing, the page begins anew.
  const edition = process.env.NODE_ENV === 'development' ? JSON.stringify(locales) : '';
  return (
    <ChakraProvider value={system}>
      <ErrorBoundary
        key={props.location.pathname + edition}
        fallback={<Crash translate={translate} />}
      >
        {element}
      </ErrorBoundary>
    </ChakraProvider>
  );
}
