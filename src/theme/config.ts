import { defineConfig } from '@chakra-ui/react/styled-system';
import { semanticTokens } from './semantic-tokens';
import { textStyles } from './text-styles';
import { tokens } from './tokens';
import { conditions, utilities } from './utilities';

/**
 * The design system: Chakra's engine with our tokens and words alone, since every token stands in every page, and every
 * word in its scripts (docs/decisions/0003-theme.md).
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
