import { graphql } from 'gatsby';
import type { Tokens } from '@chakra-ui/react/styled-system';

/** The colors of a client as custom properties. */
export const colorsOf = ({ dark, light, soft, bright }: Queries.ClientColorsFragment) => ({
  '--client-dark': dark,
  '--client-light': light,
  '--client-soft': soft,
  '--client-bright': bright,
});

const dark = {
  '--surface-invert': 1,
  '--surface-ground': 'var(--client-dark)',
  '--surface-text': 'var(--client-light)',
  '--surface-accent': 'var(--client-bright)',
  '--surface-action': 'var(--client-bright)',
  '--surface-action-text': 'var(--client-dark)',
  '--thread-1': 'var(--client-soft)',
};
const onGround = (ground: string) => ({
  '--surface-invert': 0,
  '--surface-ground': `var(--client-${ground})`,
  '--surface-text': 'var(--client-dark)',
  '--surface-accent': 'var(--client-dark)',
  '--surface-action': 'var(--client-dark)',
  '--surface-action-text': 'var(--client-light)',
  '--thread-1': 'var(--client-dark)',
});

/** The surfaces of a client, for the `css` property of a `Surface`. */
export const clientSurfaces = { dark, soft: onGround('soft'), bright: onGround('bright') };

/** Returns the colors of a client and of the surface of its cards, for the `css` property. */
export const clientCard = (colors: Queries.ClientColorsFragment) => ({
  ...colorsOf(colors),
  ...clientSurfaces[colors.cards],
});

/** Returns the custom properties that give colors of the theme other values. */
const themeColors = (values: Partial<Record<Tokens['colors'], string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `--n-colors-${name.replaceAll('.', '-')}`,
      value,
    ]),
  );

/** Sets the colors of the site's components to those of the client. */
export const clientTheme = {
  background: 'var(--client-light)',
  color: 'var(--client-dark)',
  ...themeColors({
    'ground.quiet': 'var(--client-soft)',
    'text.quiet': 'var(--client-dark)',
    'accent.text': 'var(--client-dark)',
    control: 'var(--client-dark)',
    'control.text': 'var(--client-light)',
  }),
};

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment ClientColors on ClientColors {
    dark
    light
    soft
    bright
    cards
  }
`;
