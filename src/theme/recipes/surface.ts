import type { colorNames } from '../../fields';
import { forcedCard } from '../forced-colors';
import type { PaletteColor } from '../tokens';

interface Scheme {
  ground: PaletteColor;
  text: PaletteColor;
  /** Numbers and short large words. */
  accent: PaletteColor;
  /** Background and text of the main button. */
  action: PaletteColor;
  actionText: PaletteColor;
  threads: Threads;
}

/** Thread colors of motifs: two for lines, one for seeds and knots, one for leaves. */
type Threads = readonly [PaletteColor, PaletteColor, PaletteColor, PaletteColor];

function dark(ground: PaletteColor, accent: PaletteColor, threads: Threads): Scheme {
  return { ground, text: 'paper', accent, action: 'marigold', actionText: 'ink', threads };
}

function light(ground: PaletteColor, accent: PaletteColor, threads: Threads): Scheme {
  return { ground, text: 'ink', accent, action: 'ink', actionText: 'paper', threads };
}

/** Those that content may choose, and that of the page itself. */
export type ColorScheme = (typeof colorNames)[number] | 'paper';

/** The color schemes of surfaces: ground, accent and threads. Only these combinations of colors are used. */
export const colorSchemes: Readonly<Record<ColorScheme, Scheme>> = {
  vermilion: dark('vermilionDeep', 'paper', ['paper', 'rose', 'marigold', 'ink']),
  marigold: light('marigold', 'ink', ['indigo', 'vermilionDeep', 'paper', 'leaf']),
  indigo: dark('indigo', 'marigold', ['marigold', 'sky', 'rose', 'paper']),
  leaf: dark('leaf', 'paper', ['paper', 'marigold', 'rose', 'sky']),
  rose: light('rose', 'indigo', ['indigo', 'leaf', 'vermilion', 'ink']),
  sky: light('sky', 'indigo', ['indigo', 'vermilion', 'marigold', 'leaf']),
  ink: dark('ink', 'marigold', ['paper', 'marigold', 'vermilion', 'rose']),
  jute: light('jute', 'vermilionDeep', ['vermilion', 'indigo', 'leaf', 'leaf']),
  paper: light('paper', 'vermilionDeep', ['vermilion', 'indigo', 'marigold', 'leaf']),
};

const token = (color: PaletteColor) => `{colors.${color}}`;

function surfaceVariables({ ground, text, accent, action, actionText, threads }: Scheme) {
  return {
    '--surface-invert': text === 'paper' ? 1 : 0,
    '--surface-ground': token(ground),
    '--surface-text': token(text),
    '--surface-accent': token(accent),
    '--surface-action': token(action),
    '--surface-action-text': token(actionText),
    '--thread-1': token(threads[0]),
    '--thread-2': token(threads[1]),
    '--thread-3': token(threads[2]),
  };
}

/** The styles of a colored surface. Its variants set the colors of background, text, buttons and stitched borders. */
export const surface = {
  base: {
    background: 'var(--surface-ground)',
    color: 'var(--surface-text)',
    // Inside, as the surface may be a link on a ground of another color.
    _focusVisible: { outlineOffset: '-7px' },
    ...forcedCard,
  },
  variants: {
    color: Object.fromEntries(
      Object.entries(colorSchemes).map(([name, scheme]) => [name, surfaceVariables(scheme)]),
    ) as Record<ColorScheme, ReturnType<typeof surfaceVariables>>,
  },
};
