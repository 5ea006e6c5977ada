import type { CSSProperties } from 'react';
import type { Thread } from './figure';

const PAPER = '#FBF6EC';
const VERMILION = '#D9361E';
const MADDER = '#C22D16';
const MARIGOLD = '#F7A80D';
const INDIGO = '#262A7F';
const LEAF = '#0C6B46';
const ROSE = '#F3B6C4';
const SKY = '#BFE0E6';
const INK = '#17130E';

/** Four threads for one ground: two that draw, one for seeds and knots, one for leaves. */
export type Threads = readonly [drawing: string, second: string, seeds: string, leaves: string];

/** The threads that hold on each cloth of the palette. */
export const threads = {
  paper: [VERMILION, INDIGO, MARIGOLD, LEAF],
  jute: [VERMILION, INDIGO, LEAF, LEAF],
  vermilion: [PAPER, ROSE, MARIGOLD, INK],
  marigold: [INDIGO, MADDER, PAPER, LEAF],
  indigo: [MARIGOLD, SKY, ROSE, PAPER],
  leaf: [PAPER, MARIGOLD, ROSE, SKY],
  rose: [INDIGO, LEAF, VERMILION, INK],
  sky: [INDIGO, VERMILION, MARIGOLD, LEAF],
  ink: [PAPER, MARIGOLD, VERMILION, ROSE],
} as const satisfies Record<string, Threads>;

/** A cloth that motifs are sewn on. */
export type Ground = keyof typeof threads;

/** The custom properties `--thread-1` to `--thread-4` for everything sewn on a ground. */
export function threadVars(ground: Ground): CSSProperties {
  const entries = threads[ground].map((colour, i) => [`--thread-${i + 1}`, colour]);
  return Object.fromEntries(entries) as CSSProperties;
}

/** Plain colours for a drawing that stands alone. */
export const dyedWith =
  (colours: Threads) =>
  (thread: Thread): string =>
    colours[thread - 1] ?? colours[0];
