import { stitchWeight, type CornerRadius } from './stitching';

/** The visible stitch of rules and outlines in CSS pixels, with its round ends. */
const STITCH = { dash: 8, gap: 6 } as const;

const PERIOD = STITCH.dash + STITCH.gap;
/** The width in CSS pixels of one end of a rule: one whole stitch and half a gap. */
export const ruleEnd = STITCH.dash + STITCH.gap / 2;

const inPercent = (ratio: number) => `${Number((100 * ratio).toFixed(2))}%`;

/**
 * Returns a gradient of this length in CSS pixels with a stitch in its middle. The stitch is an ellipse that is cut off at its long sides.
 * Its ends differ from half circles by less than a quarter of a pixel.
 */
function straight(length: number, way: 'level' | 'upright' = 'level'): string {
  const [half, end] = [STITCH.dash / 2, stitchWeight / 2];
  const radii = [half / length, end / Math.sqrt(1 - (1 - end / half) ** 2) / stitchWeight];
  if (way === 'upright') radii.reverse();
  return `radial-gradient(${radii.map(inPercent).join(' ')},#000 90%,#0000 102%)`;
}

/** One stitch with half a gap on each side. This image repeats. It is the custom property `--stitch`. */
export const stitchTile = straight(PERIOD);
const tile = 'var(--stitch)';
const uprightTile = straight(PERIOD, 'upright');

/** One stitch without gaps, for the ends of a rule. */
const stitchEnd = straight(STITCH.dash);

/*
 * The masks are gradients, because Chromium loads each SVG of a mask like a separate document before it paints.
 *
 * Firefox (153) paints mask layers from the last to the first. When the box changes (`border-box`, `content-box`), it clips only the next
 * layer to that box. So the boxes alternate, and neighbors with the same box come last.
 */

/** The mask layers of a rule: a stitch at each end and whole stitches between. The gaps adapt to the length. */
export const ruleMask = [
  `${stitchEnd} left/${STITCH.dash}px 100% no-repeat border-box`,
  `${tile} 0 0/${PERIOD}px 100% round no-repeat content-box`,
  `${stitchEnd} right/${STITCH.dash}px 100% no-repeat border-box`,
].join(',');

/**
 * Returns a function that returns the mask layer of one corner. Its rays cut whole stitches out of the ring. The ends of the rays fade, so
 * that the stitches look round.
 */
function corner(cornerRadius: CornerRadius): (x: '0' | '100%', y: '0' | '100%') => string {
  const radius = cornerRadius - stitchWeight / 2;
  const length = (Math.PI * radius) / 2;
  const period = length / Math.max(1, Math.round(length / PERIOD));
  const angle = (pixels: number) => `${Number(((90 * pixels) / length).toFixed(2))}deg`;
  const [start, bend] = [(period - STITCH.dash) / 2, stitchWeight / 2];
  const end = start + STITCH.dash;
  const rays = [
    `#0000 0 ${angle(start)}`,
    `#000b ${angle(start + bend / 5)}`,
    `#000 ${angle(start + bend)} ${angle(end - bend)}`,
    `#000b ${angle(end - bend / 5)}`,
    `#0000 ${angle(end)} ${angle(period)}`,
  ].join(',');
  const opposite = { '0': '100%', '100%': '0' } as const;
  return (x, y) =>
    `repeating-conic-gradient(at ${opposite[x]} ${opposite[y]},${rays}) ${x} ${y}/${cornerRadius}px ${cornerRadius}px no-repeat border-box`;
}

/** Returns the mask layers of an outline's top, bottom and corners, with whole stitches between the corners. */
export function levelMaskOf(cornerRadius: CornerRadius): string {
  const level = (y: string) =>
    `${tile} 0 ${y}/${PERIOD}px ${stitchWeight}px round no-repeat content-box`;
  const at = corner(cornerRadius);
  return [
    at('0', '0'),
    level('0'),
    at('100%', '0'),
    level('100%'),
    at('0', '100%'),
    at('100%', '100%'),
  ].join(',');
}

const upright = (x: string) =>
  `${uprightTile} ${x} 0/${stitchWeight}px ${PERIOD}px no-repeat round content-box`;

/** The mask layers of an outline's left and right sides. */
export const uprightMaskOf = [upright('0'), upright('100%')].join(',');
