import { Motif } from './motif/Motif';
import { isTiled, tileAddress, type DrawnWidth, type PatternMotif } from './motif/drawings';
import { forcedLine } from '../theme/forced-colors';
import type { ColorScheme } from '../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

/* The browser adapts the size of a repeat, so that no edge of the cloth cuts one. */
const Repeats = chakra('div', {
  base: {
    height: '100%',
    backgroundRepeat: 'var(--repeat-across, round) round',
    backgroundSize: 'var(--repeat-width, auto) min(100%, var(--repeat-height, 10rem))',
  },
});

const shade = 'rgb(23 19 14 / 0.1)';

/** The second ground of a cloth, for its parent: a shade of the ground that it is sewn on. `beyondHem` is for widths where a `hem` shows. */
export const clothGround = { background: shade };
export const beyondHem = { boxShadow: `-29px 0 ${shade}` };

/** Two running stitches along the left edge, where the cloth is sewn on. For the parent of a `Cloth`. */
export const hem = {
  content: '""',
  position: 'absolute',
  insetBlock: '0',
  insetInlineEnd: '100%',
  width: '9px',
  marginInlineEnd: '10px',
  background: 'currentColor',
  mask: 'var(--stitches-upright)',
  ...forcedLine,
} as const;

export interface ClothProps {
  name: PatternMotif;
  /** The width in CSS pixels that a whole figure is drawn for. */
  size: DrawnWidth;
  /** The color scheme of the surface. */
  on: ColorScheme;
  /** On the first screen. */
  eager?: boolean;
}

/** A pattern that fills its parent with whole repeats or with a sun, or one whole figure, which the parent places. */
export function Cloth({ name, size, on, eager = false }: ClothProps) {
  if (isTiled(name)) return <Repeats backgroundImage={`url(${tileAddress(name, on)})`} />;
  if (name === 'rays') return <Motif name="sun" size={size} on={on} cover eager={eager} />;
  return <Motif name={name} size={size} on={on} cover eager={eager} />;
}
