import { round } from './figure';

/** The symbol of the studio in a square of 24 units: a lotus on water. It has few stitches, so that it is clear at 16 pixels. */
export const MARK_LINES =
  'M10.4 13.9C8.6 10.7 9 6.5 12 2.7 15 6.5 15.4 10.7 13.6 13.9' +
  'M7 15.6C4.3 13.6 3 10.9 3.1 7.6' +
  'M17 15.6C19.7 13.6 21 10.9 20.9 7.6' +
  'M3 18.6C5.4 21.1 7.8 21.8 10.2 22' +
  'M21 18.6C18.6 21.1 16.2 21.8 13.8 22';

/** The line width of its stitches. */
export const MARK_THICKNESS = 2.4;

interface MarkSvg {
  /** Width and height in pixels. */
  readonly size: number;
  /** The color of the background. Default: transparent. */
  readonly ground?: string;
  /** The color of the stitches. */
  readonly thread: string;
  /** The empty margin around the symbol, as a share of 24 units. Icons that systems mask need more than a favicon. */
  readonly margin?: number;
  /** The corner radius as a share of the width. 0 for icons that systems round themselves. */
  readonly radius?: number;
}

/** Returns the symbol as an SVG document, for icons and artwork. */
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
