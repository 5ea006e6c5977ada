import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import type { Messages } from '../../plugins/gatsby-transformer-content';
import { MessagesContext } from '../../src/i18n/MessagesContext';
import { pageMessages } from '../../src/i18n/translate';
import { system } from '../../src/theme/system';
import { localesOf } from './locales';

/** Renders an element in the site's design system. Without `inWords`, its strings are their keys. */
export function renderStyled(element: ReactElement) {
  return render(element, {
    wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider>,
  });
}

/** Returns a wrapper component with these strings. */
export function inWords(strings: Record<string, Messages>, language = 'en') {
  const messages = pageMessages(localesOf(strings, language));
  return ({ children }: { children: ReactNode }) => (
    <MessagesContext value={messages}>{children}</MessagesContext>
  );
}
