import { colorSchemes, type ColorScheme } from '../theme/recipes/surface';
import { palette } from '../theme/tokens';

/** Four threads for one ground, as CSS colours: two that draw, one for seeds and knots, one for leaves. */
export type Threads = readonly [drawing: string, second: string, seeds: string, leaves: string];

/** A surface that motifs are sewn on. */
export type Ground = ColorScheme;

/** Returns the threads of a ground. */
export function threadsOn(ground: Ground): Threads {
  const [drawing, second, seeds, leaves] = colorSchemes[ground].threads;
  return [palette[drawing], palette[second], palette[seeds], palette[leaves]];
}
