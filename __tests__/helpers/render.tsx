import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { system } from '../../src/theme/system';

/** Renders an element in the site's design system. */
export function renderStyled(element: ReactElement) {
  return render(element, {
    wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider>,
  });
}
