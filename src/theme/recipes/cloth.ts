interface Dye {
  ground: string;
  text: string;
  /** Figures and short large words on the ground. */
  accent: string;
  /** Field and letters of the main button on the ground. */
  action: string;
  actionText: string;
  threads: readonly [string, string, string, string];
}

const dyes = {
  vermilion: {
    ground: '{colors.vermilionDeep}',
    text: '{colors.paper}',
    accent: '{colors.paper}',
    action: '{colors.marigold}',
    actionText: '{colors.ink}',
    threads: ['{colors.paper}', '{colors.rose}', '{colors.marigold}', '{colors.ink}'],
  },
  marigold: {
    ground: '{colors.marigold}',
    text: '{colors.ink}',
    accent: '{colors.ink}',
    action: '{colors.ink}',
    actionText: '{colors.paper}',
    threads: ['{colors.indigo}', '{colors.vermilionDeep}', '{colors.paper}', '{colors.leaf}'],
  },
  indigo: {
    ground: '{colors.indigo}',
    text: '{colors.paper}',
    accent: '{colors.marigold}',
    action: '{colors.marigold}',
    actionText: '{colors.ink}',
    threads: ['{colors.marigold}', '{colors.sky}', '{colors.rose}', '{colors.paper}'],
  },
  leaf: {
    ground: '{colors.leaf}',
    text: '{colors.paper}',
    accent: '{colors.paper}',
    action: '{colors.marigold}',
    actionText: '{colors.ink}',
    threads: ['{colors.paper}', '{colors.marigold}', '{colors.rose}', '{colors.sky}'],
  },
  rose: {
    ground: '{colors.rose}',
    text: '{colors.ink}',
    accent: '{colors.indigo}',
    action: '{colors.ink}',
    actionText: '{colors.paper}',
    threads: ['{colors.indigo}', '{colors.leaf}', '{colors.vermilion}', '{colors.ink}'],
  },
  sky: {
    ground: '{colors.sky}',
    text: '{colors.ink}',
    accent: '{colors.indigo}',
    action: '{colors.ink}',
    actionText: '{colors.paper}',
    threads: ['{colors.indigo}', '{colors.vermilion}', '{colors.marigold}', '{colors.leaf}'],
  },
  ink: {
    ground: '{colors.ink}',
    text: '{colors.paper}',
    accent: '{colors.marigold}',
    action: '{colors.marigold}',
    actionText: '{colors.ink}',
    threads: ['{colors.paper}', '{colors.marigold}', '{colors.vermilion}', '{colors.rose}'],
  },
  jute: {
    ground: '{colors.jute}',
    text: '{colors.ink}',
    accent: '{colors.vermilionDeep}',
    action: '{colors.ink}',
    actionText: '{colors.paper}',
    threads: ['{colors.vermilion}', '{colors.indigo}', '{colors.leaf}', '{colors.leaf}'],
  },
  paper: {
    ground: '{colors.paper}',
    text: '{colors.ink}',
    accent: '{colors.vermilionDeep}',
    action: '{colors.ink}',
    actionText: '{colors.paper}',
    threads: ['{colors.vermilion}', '{colors.indigo}', '{colors.marigold}', '{colors.leaf}'],
  },
} satisfies Record<string, Dye>;

export type ClothColour = keyof typeof dyes;

function dyed({ ground, text, accent, action, actionText, threads }: Dye) {
  return {
    '--cloth-ground': ground,
    '--cloth-text': text,
    '--cloth-accent': accent,
    '--cloth-action': action,
    '--cloth-action-text': actionText,
    '--thread-1': threads[0],
    '--thread-2': threads[1],
    '--thread-3': threads[2],
    '--thread-4': threads[3],
  };
}

/** A flat field of colour: sets its ground, its text and the threads that motifs on it are sewn with (design: Cloth). */
export const cloth = {
  base: { background: 'var(--cloth-ground)', color: 'var(--cloth-text)' },
  variants: {
    colour: Object.fromEntries(
      Object.entries(dyes).map(([name, dye]) => [name, dyed(dye)]),
    ) as Record<ClothColour, ReturnType<typeof dyed>>,
  },
};
