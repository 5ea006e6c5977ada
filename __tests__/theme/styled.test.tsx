import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { chakra, recipe, restyled } from '../../src/theme/styled';
import { system } from '../../src/theme/system';

const Plain = chakra(
  'p',
  recipe({
    base: { display: 'grid', position: 'relative' },
    variants: { loud: { true: { fontWeight: '800' }, false: {} } },
  }),
);
const Inline = restyled(Plain, { display: 'inline-block' });

test('restyled keeps styles, variants and tag, and puts its own above them', () => {
  render(
    <ChakraProvider value={system}>
      <Inline loud>words</Inline>
    </ChakraProvider>,
  );
  const words = screen.getByText('words');
  expect(words.tagName).toBe('P');
  expect(words).toHaveStyle({ display: 'inline-block', position: 'relative', fontWeight: '800' });
});

test('a style given at the place of use comes on top', () => {
  render(
    <ChakraProvider value={system}>
      <Plain loud={false} display="flex">
        words
      </Plain>
    </ChakraProvider>,
  );
  expect(screen.getByText('words')).toHaveStyle({ display: 'flex', position: 'relative' });
});
