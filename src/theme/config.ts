import { defineConfig } from '@chakra-ui/react/styled-system';
import { semanticTokens } from './semantic-tokens';
import { textStyles } from './text-styles';
import { tokens } from './tokens';
import { conditions, utilities } from './utilities';

/**
 * The design system: Chakra's engine with only our own tokens and utilities. Each token adds CSS to every page, and each utility adds
 * to its scripts (docs/decisions/0003-theme.md).
 */
export const themeConfig = defineConfig({
  cssVarsPrefix: 'n',
  conditions,
  utilities,
  disableLayers: true,
  preflight: false,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    textStyles,
  },
});
