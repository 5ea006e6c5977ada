import type { PaletteColour } from '../tokens';

interface Dye {
  ground: PaletteColour;
  text: PaletteColour;
  /** Figures and short large words on the ground. */
  accent: PaletteColour;
  /** Field and letters of the main button on the ground. */
  action: PaletteColour;
  actionText: PaletteColour;
  /** What motifs are sewn with: two threads that draw, one for seeds and knots, one for leaves. */
  threads: readonly [PaletteColour, PaletteColour, PaletteColour, PaletteColour];
}

/** What each cloth is dyed with: the one list of which colours go together. */
export const dyes = {
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
} satisfies Record<string, Dye>;

export type ClothColour = keyof typeof dyes;

const token = (colour: PaletteColour) => `{colors.${colour}}`;

function dyed({ ground, text, accent, action, actionText, threads }: Dye) {
  return {
    '--cloth-ground': token(ground),
    '--cloth-text': token(text),
    '--cloth-accent': token(accent),
    '--cloth-action': token(action),
    '--cloth-action-text': token(actionText),
    '--thread-1': token(threads[0]),
    '--thread-2': token(threads[1]),
    '--thread-3': token(threads[2]),
  };
}

/** A flat field of colour: sets its ground, its text and the threads that borders on it are sewn with. */
export const cloth = {
  base: { background: 'var(--cloth-ground)', color: 'var(--cloth-text)' },
  variants: {
    colour: Object.fromEntries(
      Object.entries(dyes).map(([name, dye]) => [name, dyed(dye)]),
    ) as Record<ClothColour, ReturnType<typeof dyed>>,
  },
};
