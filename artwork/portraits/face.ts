import { palette } from '../../src/components/motif/artwork';
import { cloth, satin, single } from './stitches';

const { ink, bark } = palette;

/** Cotton in a tone of skin: in the light, in the shade, and the thread that draws on it. */
export interface Skin {
  readonly light: string;
  readonly shade: string;
  readonly thread: string;
}

export const clay: Skin = { light: '#C98D5E', shade: '#B2754A', thread: '#73391E' };

/** The neck. It ends below the edge of the clothes. */
export const neck = ({ shade }: Skin): string =>
  cloth('M30 38V46C29.4 49 28 50.4 26 52L36 58L46 52C44 50.4 42.6 49 42 46V38Z', shade);

export const ears = ({ shade }: Skin): string =>
  cloth(
    'M26 28C23.4 26.6 22.2 29 23 31.8C23.6 34 25 35 26.6 34.4ZM46 28C48.6 26.6 49.8 29 49 31.8C48.4 34 47 35 45.4 34.4Z',
    shade,
  );

export const head = ({ light }: Skin): string =>
  cloth(
    'M25.2 28.4C25.2 38.4 29.6 46.4 36 46.4C42.4 46.4 46.8 38.4 46.8 28.4C46.8 20.4 42.4 15.6 36 15.6C29.6 15.6 25.2 20.4 25.2 28.4Z',
    light,
  );

interface Features {
  readonly lips: string;
  /** A line, if not that of a smile without a beard. */
  readonly mouth?: string;
  readonly brows?: string;
  /** The thickness of the brows. */
  readonly weight?: number;
}

/** Brows, lowered eyes, nose and mouth, as of somebody who looks at their work. */
export const features = (skin: Skin, { lips, mouth, brows = ink, weight = 1.3 }: Features) =>
  single(
    'M28.2 27C29.6 25.7 31.8 25.5 33.6 26.4M38.4 26.4C40.2 25.5 42.4 25.7 43.8 27',
    brows,
    weight,
  ) +
  single('M28.9 30.6C30 32.1 32.4 32.1 33.5 30.6M38.5 30.6C39.6 32.1 42 32.1 43.1 30.6', ink) +
  single('M36.3 29.6C36.3 32 35.2 34 34.8 35.3C35.3 36.2 36.4 36.4 37.2 36', skin.thread, 1) +
  single(mouth ?? 'M33 40.2C34.8 41.6 37.2 41.6 39 40.2', lips, 1.6);

/** Hair in satin stitch. Each piece needs an `id` of its own within a portrait. */
export const hair = (
  id: string,
  degrees: number,
  d: string,
  colors: readonly [string, string] = [ink, bark],
): string => satin(d, { id, degrees, colors });

/** Clothes from the shoulders down. */
export const shoulders = (color: string): string =>
  cloth('M-2 76C0 60 10 53 27.8 48.4C30.4 54.4 41.6 54.4 44.2 48.4C62 53 72 60 74 76Z', color);

/** The line of a hem around the neck. */
export const neckline = 'M26.6 51.4C29.8 58.6 42.2 58.6 45.4 51.4';
