import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

/** Colors by their purpose. Components use these names. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    ground: { DEFAULT: { value: '{colors.paper}' }, quiet: { value: '{colors.jute}' } },
    text: { DEFAULT: { value: '{colors.ink}' }, quiet: { value: '{colors.bark}' } },
    accent: { DEFAULT: { value: '{colors.vermilion}' }, text: { value: '{colors.vermilionDeep}' } },
    control: { DEFAULT: { value: '{colors.ink}' }, text: { value: '{colors.paper}' } },
  },
});
