import { defineConditions, type SystemConfig } from '@chakra-ui/react/styled-system';

/*
 * The style properties that accept our tokens, and the states in use (docs/decisions/0003-theme.md). They replace Chakra's
 * `defaultBaseConfig`, which has 243 properties and 104 states, most of them for its own components. Other CSS properties work too,
 * without tokens.
 */
const names = (list: string) => list.split(' ');
const edges = names('Top Right Bottom Left Inline InlineStart InlineEnd Block BlockStart BlockEnd');
const alongEdges = (property: string) => [property, ...edges.map((edge) => property + edge)];

/** CSS properties by the kind of tokens that they accept. */
const properties = {
  colors: names(
    'color background backgroundColor borderColor outlineColor textDecorationColor accentColor caretColor fill stroke',
  ),
  fonts: ['fontFamily'],
  radii: names(
    'borderRadius borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius',
  ),
  spacing: [
    ...names('margin padding scrollMargin scrollPadding inset').flatMap(alongEdges),
    ...names('top right bottom left gap rowGap columnGap textIndent'),
  ],
  sizes: names(
    'width height minWidth minHeight maxWidth maxHeight inlineSize blockSize minInlineSize minBlockSize maxInlineSize maxBlockSize flexBasis',
  ),
};

const withTokens = Object.entries(properties).flatMap(([values, list]) =>
  list.map((property) => [property, { values }] as const),
);

export const utilities: NonNullable<SystemConfig['utilities']> = {
  ...Object.fromEntries(withTokens),
  // CSS has no shorthand for two corners.
  borderTopRadius: {
    values: 'radii',
    transform: (value: string) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
  },
  borderBottomRadius: {
    values: 'radii',
    transform: (value: string) => ({
      borderBottomLeftRadius: value,
      borderBottomRightRadius: value,
    }),
  },
};

/** States for styles such as `_hover`. */
export const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
  active: '&:active:not(:disabled)',
  focusVisible: '&:focus-visible',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  before: '&::before',
  after: '&::after',
  backdrop: '&::backdrop',
  first: '&:first-of-type',
  last: '&:last-of-type',
  current: '&:is([aria-current=page], [aria-current=true])',
});
