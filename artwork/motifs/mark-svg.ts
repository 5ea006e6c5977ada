import { round } from './figure';

/** The studio's symbol on a 24-unit square: a lotus of stitches on the water, few enough to hold at 16 pixels. */
export const MARK_LINES =
  'M10.4 13.9C8.6 10.7 9 6.5 12 2.7 15 6.5 15.4 10.7 13.6 13.9' +
  'M7 15.6C4.3 13.6 3 10.9 3.1 7.6' +
  'M17 15.6C19.7 13.6 21 10.9 20.9 7.6' +
  'M3 18.6C5.4 21.1 7.8 21.8 10.2 22' +
  'M21 18.6C18.6 21.1 16.2 21.8 13.8 22';

/** The thickness of its stitches on that square. */
export const MARK_THICKNESS = 2.4;

interface MarkSvg {
  /** Width and height in pixels. */
  readonly size: number;
  /** The colour of the tile behind; none leaves it transparent. */
  readonly ground?: string;
  /** The colour of the stitches. */
  readonly thread: string;
  /** The share of the tile left bare around the symbol; home-screen icons that get masked need more than a favicon. */
  readonly margin?: number;
  /** The tile's corner radius as a share of its width; 0 for icons the system rounds itself. */
  readonly radius?: number;
}

/** The symbol as an SVG document of its own: favicon, app icons, artwork. */
export function markSvg({ size, ground, thread, margin, radius = 0.22 }: MarkSvg): string {
  const bare = round(24 * (margin ?? (ground ? 0.14 : 0)), 2);
  const box = round(24 + bare * 2, 2);
  const tile = ground
    ? `<rect x="${-bare}" y="${-bare}" width="${box}" height="${box}" rx="${round(box * radius, 2)}" fill="${ground}"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="${-bare} ${-bare} ${box} ${box}">${tile}<path d="${MARK_LINES}" fill="none" stroke="${thread}" ` +
    `stroke-width="${MARK_THICKNESS}" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}
