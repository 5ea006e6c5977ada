import { chakra, ChakraProvider } from '@chakra-ui/react/styled-system';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LazyStyles } from '../../src/theme/LazyStyles';
import { pageSystem } from '../../src/theme/page-system';

const Quiet = chakra('button', {
  base: { color: 'ink' },
  variants: { on: { true: { color: 'paper' } } },
});
const Loud = chakra(Quiet, { base: { fontWeight: '800' } });

function Switch() {
  const [on, setOn] = useState(false);
  return (
    <Loud on={on} onClick={() => setOn(!on)}>
      {on && <Quiet as="i">on</Quiet>}
    </Loud>
  );
}

const served = (
  <ChakraProvider value={pageSystem()}>
    <Switch />
  </ChakraProvider>
);
const page = (
  <LazyStyles>
    <Switch />
  </LazyStyles>
);

/** Does something and waits until React is done. */
const settle = (action: () => unknown) =>
  act(async () => {
    await action();
  });

test('hydration computes no styles, and what changes after it has its styles', async () => {
  jest.spyOn(console, 'error').mockImplementation(); // In development, React reports class names that it does not know.
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(served);
  const button = container.querySelector('button') as HTMLButtonElement;
  const { className } = button;
  const css = jest.spyOn(pageSystem(), 'css');
  await settle(() => hydrateRoot(container, page));
  expect(css).not.toHaveBeenCalled();
  expect(button.className).toBe(className);
  await settle(() => button.click());
  expect(getComputedStyle(button)).toMatchObject({
    color: 'var(--n-colors-paper)',
    fontWeight: '800',
  });
  await settle(() => button.click());
  expect(button.className).toBe(className);
});
