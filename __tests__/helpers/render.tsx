import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Messages } from '../../plugins/gatsby-transformer-content';
import { system } from '../../src/theme/system';

/** Renders an element in the site's design system. Without `inWords`, its strings are their keys. */
export function renderStyled(element: ReactElement) {
  return render(element, {
    wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider>,
  });
}

/** Returns a wrapper component with these strings. */
export function inWords(strings: Record<string, Messages>, language = 'en') {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    interpolation: { escapeValue: false },
    showSupportNotice: false,
    initAsync: false,
    resources: { [language]: strings },
  });
  return ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
}
