/** @jest-environment node */
import { CacheProvider } from '@emotion/react';
import { chakra, ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createPageStyles } from '../src/build/page-styles';
import { FirstScreenEnd } from '../src/browser/FirstScreenEnd';

const system = createSystem({});
const First = chakra('p', { base: { letterSpacing: '1px' } });
const Both = chakra('p', { base: { letterSpacing: '2px' } });
const Later = chakra('p', { base: { letterSpacing: '3px' } });

function arranged(page: ReactElement) {
  const styles = createPageStyles();
  const html = renderToStaticMarkup(
    <CacheProvider value={styles.cache}>
      <ChakraProvider value={system}>{page}</ChakraProvider>
    </CacheProvider>,
  );
  return styles.arrange(html);
}

const spacings = (css: string) =>
  [...css.matchAll(/letter-spacing:(\dpx)/g)].map(([, size]) => size);

test('the head has the styles of the first screen, and the others follow it, once', () => {
  const { head, html } = arranged(
    <>
      <First>a</First>
      <Both>b</Both>
      <FirstScreenEnd />
      <Both>c</Both>
      <Later>d</Later>
    </>,
  );
  expect(spacings(head).toSorted()).toEqual(['1px', '2px']);
  expect(spacings(html)).toEqual(['3px']);
});

test('a page that is all one screen has all its styles in the head', () => {
  const { head, html } = arranged(<Later>d</Later>);
  expect(spacings(head)).toEqual(['3px']);
  expect(html).not.toContain('<style');
});

test('no value ends a style sheet or begins an element', () => {
  const value = '"</style><div data-first-screen-end=\\"\\"></div><script>"';
  const { head, html } = arranged(
    <>
      <First css={{ '--text': value }}>a</First>
      <FirstScreenEnd />
      <Later css={{ '--text': value }}>d</Later>
    </>,
  );
  expect(`${head}${html}`.match(/<\/?(style|script|div)/g)).toEqual([
    '<div',
    '<style',
    '</style',
    '</div',
  ]);
  expect(head).toContain('\\3c /style');
});
