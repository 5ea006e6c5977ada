import type { CornerReach } from '../../motif/stitching';

/** The running stitch of rules and outlines in CSS pixels, as it is seen, round ends included. */
const STITCH = { dash: 8, gap: 6 } as const;

const PERIOD = STITCH.dash + STITCH.gap;
/** Where the stitches between the two ends of a rule begin: after one whole stitch and half a gap. */
export const ruleEnd = STITCH.dash + STITCH.gap / 2;

/** Thickness of a stitched line in CSS pixels. */
const WEIGHT = 2;

/** A picture for a mask, drawn in black. */
export const maskSvg = (width: number | string, height: number | string, inner: string): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' ` +
  `stroke='black' stroke-width='${WEIGHT}' stroke-linecap='round'>${inner}</svg>`;

/** Such a picture as a CSS url(); `inner` must hold no double quote, no hash, and no `%` before two digits. */
const svgUrl = (width: number | string, height: number | string, inner: string): string =>
  `url("data:image/svg+xml,${maskSvg(width, height, inner)}")`;

const line = (lead: number, upright = false): string => {
  const [from, length] = [lead + WEIGHT / 2, STITCH.dash - WEIGHT];
  const d = upright ? `M${WEIGHT / 2} ${from}v${length}` : `M${from} ${WEIGHT / 2}h${length}`;
  return `<path d='${d}'/>`;
};

/** One stitch with half a gap on either side: the picture that repeats, as the custom property `--stitch`. */
export const stitchTile = svgUrl(PERIOD, WEIGHT, line(STITCH.gap / 2));
const tile = 'var(--stitch)';
const uprightTile = svgUrl(WEIGHT, PERIOD, line(STITCH.gap / 2, true));

/** One stitch alone: the picture at the ends of a rule. */
const stitchEnd = svgUrl(STITCH.dash, WEIGHT, line(0));

/*
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
 * A quarter circle of whole stitches about each corner of a box, `size` pixels wide: one picture as large as the box, since a browser
 * opens each picture of a mask like a page of its own before it paints.
 */
function corners(size: number): string {
  const radius = size - WEIGHT / 2;
  const length = (Math.PI * radius) / 2;
  const period = length / Math.max(1, Math.round(length / PERIOD));
  const dash = STITCH.dash - WEIGHT;
  const gap = period - dash;
  const at = (place: string, from: string, way: string) =>
    `<svg ${place}overflow='visible'><path d='M${from}a${radius} ${radius} 0 0 1 ${way}'/></svg>`;
  const inner = WEIGHT / 2;
  return svgUrl(
    '100%',
    '100%',
    `<g fill='none' stroke-dasharray='${dash} ${gap.toFixed(2)}' stroke-dashoffset='${(dash + gap / 2).toFixed(2)}'>` +
      at('', `${inner} ${size}`, `${radius}-${radius}`) +
      at("x='100%' ", `-${size} ${inner}`, `${radius} ${radius}`) +
      at("x='100%' y='100%' ", `-${inner}-${size}`, `-${radius} ${radius}`) +
      at("y='100%' ", `${size}-${inner}`, `-${radius}-${radius}`) +
      '</g>',
  );
}

/** The mask layers of an outline's upper and lower side and its corners: whole stitches between them. */
export function levelMaskOf(reach: CornerReach): string {
  const level = (y: string) => `${tile} 0 ${y}/${PERIOD}px ${WEIGHT}px round no-repeat content-box`;
  return [`${corners(reach)} 0 0/100% 100% no-repeat border-box`, level('0'), level('100%')].join(
    ',',
  );
}

const upright = (x: string) =>
  `${uprightTile} ${x} 0/${WEIGHT}px ${PERIOD}px no-repeat round content-box`;

/** The mask layers of an outline's left and right side. */
export const uprightMaskOf = [upright('0'), upright('100%')].join(',');
