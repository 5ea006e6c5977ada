import { createSystem } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { themeConfig } from './config';
import { globalCss } from './global';
import { reset } from './reset';

/**
 * The styles of elements, and the tokens. They are in the head of every page, so browsers do not compute them again: on a cheap phone
 * that took half of the time in which the scripts of a page start, and again as long to apply what was there.
 */
export function GlobalStyles() {
  const system = createSystem({ globalCss: reset }, themeConfig, { globalCss });
  return <Global styles={[system.getGlobalCss(), system.getTokenCss()]} />;
}
