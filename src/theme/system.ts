import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global';
import { reset } from './reset';
import { semanticTokens } from './semantic-tokens';
import { textStyles } from './text-styles';
import { tokens } from './tokens';
import { conditions, utilities } from './vocabulary';

const chakraSystem = createSystem(
  { globalCss: reset },
  defineConfig({
    cssVarsPrefix: 'n',
    conditions,
    utilities,
    disableLayers: true,
    preflight: false,
    globalCss,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
      tokens,
      semanticTokens,
      textStyles,
    },
  }),
);

/**
 * The design system: Chakra's engine with our tokens and words alone, since every token stands in every page, and every
 * word in its scripts (docs/decisions/0003-theme.md, 0012-lean-scripts.md).
 */
export const system: typeof chakraSystem = {
  ...chakraSystem,
  _global: chakraSystem._global.map(withoutBreakpoints),
  // A component's own styles come compiled (`recipe`), and mostly no others are given with them.
  css: (own, ...others) =>
    own && others.length > 0 && others.every(isEmpty) ? own : chakraSystem.css(own, ...others),
};

/** Media queries cannot read custom properties, so nobody can use those of the breakpoints. */
function withoutBreakpoints(rules: Record<string, object>) {
  return Object.fromEntries(
    Object.entries(rules).map(([selector, tokens]) => [
      selector,
      Object.fromEntries(Object.entries(tokens).filter(([name]) => !name.includes('breakpoint'))),
    ]),
  );
}

function isEmpty(styles: object = {}): boolean {
  return Object.keys(styles).length === 0;
}
