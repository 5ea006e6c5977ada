/** The running stitch of rules and outlines in CSS pixels, as it is seen, round ends included. */
const STITCH = { dash: 8, gap: 6 } as const;

const PERIOD = STITCH.dash + STITCH.gap;
/** Where the stitches between the two ends begin: after one whole stitch and half a gap. */
export const END = STITCH.dash + STITCH.gap / 2;

/** Thickness of a stitched line in CSS pixels. */
type Weight = 2 | 3;

/** An SVG picture as a CSS url(), drawn in black for a mask; `inner` must hold no double quote and no hash. */
export const svgUrl = (width: number, height: number, inner: string): string =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' ` +
  `stroke='black' stroke-linecap='round'>${inner}</svg>")`;

const line = (weight: Weight, lead: number, upright: boolean): string => {
  const [from, length] = [lead + weight / 2, STITCH.dash - weight];
  const d = upright ? `M${weight / 2} ${from}v${length}` : `M${from} ${weight / 2}h${length}`;
  return `<path stroke-width='${weight}' d='${d}'/>`;
};

/** One stitch with half a gap on either side: the picture that repeats. */
const stitchTile = (weight: Weight, upright = false): string =>
  upright
    ? svgUrl(weight, PERIOD, line(weight, STITCH.gap / 2, true))
    : svgUrl(PERIOD, weight, line(weight, STITCH.gap / 2, false));

/** One stitch alone: the picture at the ends of a rule. */
const stitchEnd = (weight: Weight, upright = false): string =>
  upright
    ? svgUrl(weight, STITCH.dash, line(weight, 0, true))
    : svgUrl(STITCH.dash, weight, line(weight, 0, false));

/** The mask layers of a rule: a stitch flush at each end, whole stitches between, the gaps taking up the slack. */
export function ruleMask(weight: Weight, upright = false): string {
  const [end, tile] = [stitchEnd(weight, upright), stitchTile(weight, upright)];
  const [one, many] = upright
    ? [`100% ${STITCH.dash}px`, `100% ${PERIOD}px no-repeat round`]
    : [`${STITCH.dash}px 100%`, `${PERIOD}px 100% round no-repeat`];
  const [first, last] = upright ? ['top', 'bottom'] : ['left', 'right'];
  return [
    `${end} ${first}/${one} no-repeat border-box`,
    `${end} ${last}/${one} no-repeat border-box`,
    `${tile} 0 0/${many} content-box`,
  ].join(',');
}

/** A quarter of stitches about a corner of `radius` pixels; `turned` quarter turns clockwise from top left. */
function corner(radius: number, weight: Weight, turned: number): string {
  const reach = radius - weight / 2;
  const length = (Math.PI * reach) / 2;
  const period = length / Math.max(1, Math.round(length / PERIOD));
  const dash = STITCH.dash - weight;
  const gap = period - dash;
  const path =
    `<path fill='none' transform='rotate(${turned * 90} ${radius / 2} ${radius / 2})' stroke-width='${weight}' ` +
    `stroke-dasharray='${dash} ${gap.toFixed(2)}' stroke-dashoffset='${(dash + gap / 2).toFixed(2)}' ` +
    `d='M${weight / 2} ${radius}a${reach} ${reach} 0 0 1 ${reach}-${reach}'/>`;
  return svgUrl(radius, radius, path);
}

/** The mask layers of two opposite sides, whole stitches between corners of `radius`, and of the corners if wanted. */
function sideMasks(radius: number, weight: Weight): readonly [levels: string, uprights: string] {
  const [wide, tall] = [stitchTile(weight), stitchTile(weight, true)];
  const places = ['left top', 'right top', 'right bottom', 'left bottom'];
  const corners = places.map(
    (place, i) =>
      `${corner(radius, weight, i)} ${place}/${radius}px ${radius}px no-repeat border-box`,
  );
  const level = (y: string) => `${wide} 0 ${y}/${PERIOD}px ${weight}px round no-repeat content-box`;
  const upright = (x: string) =>
    `${tall} ${x} 0/${weight}px ${PERIOD}px no-repeat round content-box`;
  return [
    [...corners, level('0'), level('100%')].join(','),
    [upright('0'), upright('100%')].join(','),
  ];
}

interface Outline {
  /** The corner radius in CSS pixels: 24 to 32 for cards; for a pill, half its least height. */
  readonly radius: number;
  readonly weight?: Weight;
  /** How far outside the box it runs, in CSS pixels: 4 for a focus ring. */
  readonly offset?: number;
  /** Any CSS colour; the text colour by default. */
  readonly color?: string;
}

/**
 * Styles for an outline of whole round-ended stitches, drawn on the element's `::before` (top, bottom, corners) and
 * `::after` (left and right), so not for inputs and images. The element must be at least two radii high and wide.
 * For Emotion, Chakra's `css` and recipes.
 */
export function stitchedOutline({
  radius,
  weight = 2,
  offset = 0,
  color = 'currentColor',
}: Outline) {
  const reach = radius + offset;
  const [levels, uprights] = sideMasks(reach, weight);
  const side = (mask: string, padding: string) => ({
    content: '""',
    position: 'absolute',
    inset: `${-offset}px`,
    boxSizing: 'border-box',
    padding,
    background: color,
    pointerEvents: 'none',
    printColorAdjust: 'exact',
    '--stitches': mask,
    WebkitMask: 'var(--stitches)',
    mask: 'var(--stitches)',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
  });
  return {
    position: 'relative',
    borderRadius: `${radius}px`,
    '&::before': side(levels, `0 ${reach}px`),
    '&::after': side(uprights, `${reach}px 0`),
  };
}
