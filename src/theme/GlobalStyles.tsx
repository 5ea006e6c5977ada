import { createSystem } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { themeConfig } from './config';
import { globalCss } from './global';
import { reset } from './reset';

/**
 * The global styles and the tokens. The build renders them into the head of every page, so that browsers do not compute them. On a cheap
 * phone, computing them took half of the startup time of the scripts, and applying them took as long.
 */
export function GlobalStyles() {
  const system = createSystem({ globalCss: reset }, themeConfig, { globalCss });
  return <Global styles={[system.getGlobalCss(), system.getTokenCss()]} />;
}
