import { chakra, ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { system } from '../../src/theme/system';

/*
 * What the compiler refuses is tested by the compiler: an `@ts-expect-error` above a line without an error is an error itself
 * (`npm run typecheck`). The types come from Chakra's generator, made of the theme.
 */
test('words that the theme does not have do not compile, and words it has work', () => {
  // @ts-expect-error: a shorthand of Chakra's that does nothing here.
  chakra('p', { base: { mt: '4' } });
  // @ts-expect-error: a state of Chakra's that does nothing here.
  chakra('p', { base: { _groupHover: { display: 'none' } } });
  // @ts-expect-error: inside a state, too.
  chakra('p', { base: { _hover: { bgColor: 'paper' } } });
  // @ts-expect-error: and inside a selector.
  chakra('p', { base: { '& > b': { mt: '4' } } });
  // @ts-expect-error: no width of this name.
  chakra('p', { base: { display: { huge: 'none' } } });
  const Words = chakra('p', { base: { display: 'flex', _disabled: { display: 'none' } } });
  // @ts-expect-error: nor at the place of use.
  const wrong = <Words mt="4" />;
  expect(wrong.props).toHaveProperty('mt');
  render(
    <ChakraProvider value={system}>
      <Words>words</Words>
    </ChakraProvider>,
  );
  expect(screen.getByText('words')).toHaveStyle({ display: 'flex' });
});
