import { colorSchemes, type ColorScheme } from '../../theme/recipes/surface';
import { palette } from '../../theme/tokens';

/** The thread colors of a ground, as CSS colors: two for lines, one for seeds and knots, one for leaves. */
export type Threads = readonly [drawing: string, second: string, seeds: string, leaves: string];

/** Returns the color of a ground, as a CSS color. */
export const groundColor = (ground: ColorScheme): string => palette[colorSchemes[ground].ground];

export function threadsOn(ground: ColorScheme): Threads {
  const [drawing, second, seeds, leaves] = colorSchemes[ground].threads;
  return [palette[drawing], palette[second], palette[seeds], palette[leaves]];
}
