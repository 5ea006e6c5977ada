import { stitchWeight, type CornerRadius } from './stitching';

/** The running stitch of rules and outlines in CSS pixels, as it is seen, round ends included. */
const STITCH = { dash: 8, gap: 6 } as const;

const PERIOD = STITCH.dash + STITCH.gap;
/** Where the stitches between the two ends of a rule begin: after one whole stitch and half a gap. */
export const ruleEnd = STITCH.dash + STITCH.gap / 2;

const inPercent = (ratio: number) => `${Number((100 * ratio).toFixed(2))}%`;

/**
 * Returns a picture of that length in CSS pixels with a stitch in its middle. The stitch is an ellipse whose long sides the picture cuts
 * off: what is left of its ends differs from half circles by less than a quarter of a pixel.
 */
function straight(length: number, way: 'level' | 'upright' = 'level'): string {
  const [half, end] = [STITCH.dash / 2, stitchWeight / 2];
  const radii = [half / length, end / Math.sqrt(1 - (1 - end / half) ** 2) / stitchWeight];
  if (way === 'upright') radii.reverse();
  return `radial-gradient(${radii.map(inPercent).join(' ')},#000 90%,#0000 102%)`;
}

/** One stitch with half a gap on either side: the picture that repeats, as the custom property `--stitch`. */
export const stitchTile = straight(PERIOD);
const tile = 'var(--stitch)';
const uprightTile = straight(PERIOD, 'upright');

/** One stitch alone: the picture at the ends of a rule. */
const stitchEnd = straight(STITCH.dash);

/*
 * Gradients, and no SVG: Chromium opens each SVG picture of a mask like a page of its own before it paints.
 *
 * Firefox (153) paints layers from the last to the first, and after a change of their box clips only the next one to its own box.
 * So boxes take turns, and those that stand side by side are last.
 */

/** The mask layers of a rule: a stitch flush at each end, whole stitches between, the gaps taking up the slack. */
export const ruleMask = [
  `${stitchEnd} left/${STITCH.dash}px 100% no-repeat border-box`,
  `${tile} 0 0/${PERIOD}px 100% round no-repeat content-box`,
  `${stitchEnd} right/${STITCH.dash}px 100% no-repeat border-box`,
].join(',');

/**
 * Returns a function of a corner that returns its layer: rays that cut whole stitches out of the ring. Their ends fade as fast as a round
 * end narrows.
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

/** The mask layers of an outline's upper and lower side and its corners: whole stitches between them. */
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

/** The mask layers of an outline's left and right side. */
export const uprightMaskOf = [upright('0'), upright('100%')].join(',');
