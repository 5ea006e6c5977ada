import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global';
import { semanticTokens } from './semantic-tokens';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

/**
 * The design system: the base utilities of Chakra with our tokens alone, since every token stands in every page
 * (docs/decisions/0003-theme.md).
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    disableLayers: true,
    preflight: true,
    globalCss,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
      tokens,
      semanticTokens,
      textStyles,
    },
  }),
);
