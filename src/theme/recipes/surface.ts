import type { PaletteColor } from '../tokens';

interface Scheme {
  ground: PaletteColor;
  text: PaletteColor;
  /** Numbers and short large words. */
  accent: PaletteColor;
  /** Background and text of the main button. */
  action: PaletteColor;
  actionText: PaletteColor;
  /** Thread colors of motifs: two for lines, one for seeds and knots, one for leaves. */
  threads: readonly [PaletteColor, PaletteColor, PaletteColor, PaletteColor];
}

/** The color schemes of surfaces. Only these combinations of colors are used. */
export const colorSchemes = {
  vermilion: {
    ground: 'vermilionDeep',
    text: 'paper',
    accent: 'paper',
    action: 'marigold',
    actionText: 'ink',
    threads: ['paper', 'rose', 'marigold', 'ink'],
  },
  marigold: {
    ground: 'marigold',
    text: 'ink',
    accent: 'ink',
    action: 'ink',
    actionText: 'paper',
    threads: ['indigo', 'vermilionDeep', 'paper', 'leaf'],
  },
  indigo: {
    ground: 'indigo',
    text: 'paper',
    accent: 'marigold',
    action: 'marigold',
    actionText: 'ink',
    threads: ['marigold', 'sky', 'rose', 'paper'],
  },
  leaf: {
    ground: 'leaf',
    text: 'paper',
    accent: 'paper',
    action: 'marigold',
    actionText: 'ink',
    threads: ['paper', 'marigold', 'rose', 'sky'],
  },
  rose: {
    ground: 'rose',
    text: 'ink',
    accent: 'indigo',
    action: 'ink',
    actionText: 'paper',
    threads: ['indigo', 'leaf', 'vermilion', 'ink'],
  },
  sky: {
    ground: 'sky',
    text: 'ink',
    accent: 'indigo',
    action: 'ink',
    actionText: 'paper',
    threads: ['indigo', 'vermilion', 'marigold', 'leaf'],
  },
  ink: {
    ground: 'ink',
    text: 'paper',
    accent: 'marigold',
    action: 'marigold',
    actionText: 'ink',
    threads: ['paper', 'marigold', 'vermilion', 'rose'],
  },
  jute: {
    ground: 'jute',
    text: 'ink',
    accent: 'vermilionDeep',
    action: 'ink',
    actionText: 'paper',
    threads: ['vermilion', 'indigo', 'leaf', 'leaf'],
  },
  paper: {
    ground: 'paper',
    text: 'ink',
    accent: 'vermilionDeep',
    action: 'ink',
    actionText: 'paper',
    threads: ['vermilion', 'indigo', 'marigold', 'leaf'],
  },
} satisfies Record<string, Scheme>;

export type ColorScheme = keyof typeof colorSchemes;

const token = (color: PaletteColor) => `{colors.${color}}`;

function surfaceVariables({ ground, text, accent, action, actionText, threads }: Scheme) {
  return {
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
  base: { background: 'var(--surface-ground)', color: 'var(--surface-text)' },
  variants: {
    color: Object.fromEntries(
      Object.entries(colorSchemes).map(([name, scheme]) => [name, surfaceVariables(scheme)]),
    ) as Record<ColorScheme, ReturnType<typeof surfaceVariables>>,
  },
};
