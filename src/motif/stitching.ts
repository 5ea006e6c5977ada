/** The running stitch of rules and outlines in CSS pixels, as it is seen, round ends included. */
const STITCH = { dash: 8, gap: 6 } as const;

const PERIOD = STITCH.dash + STITCH.gap;
/** Where the stitches between the two ends begin: after one whole stitch and half a gap. */
export const END = STITCH.dash + STITCH.gap / 2;

/** Thickness of a stitched line in CSS pixels. */
const WEIGHT = 2;

/** An SVG picture as a CSS url(), drawn in black for a mask; `inner` must hold no double quote and no hash. */
export const svgUrl = (width: number, height: number, inner: string): string =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' ` +
  `stroke='black' stroke-linecap='round'>${inner}</svg>")`;

const line = (lead: number, upright = false): string => {
  const [from, length] = [lead + WEIGHT / 2, STITCH.dash - WEIGHT];
  const d = upright ? `M${WEIGHT / 2} ${from}v${length}` : `M${from} ${WEIGHT / 2}h${length}`;
  return `<path stroke-width='${WEIGHT}' d='${d}'/>`;
};

/** One stitch with half a gap on either side: the picture that repeats. */
const stitchTile = (upright = false): string =>
  upright
    ? svgUrl(WEIGHT, PERIOD, line(STITCH.gap / 2, true))
    : svgUrl(PERIOD, WEIGHT, line(STITCH.gap / 2));

/** One stitch alone: the picture at the ends of a rule. */
const stitchEnd = svgUrl(STITCH.dash, WEIGHT, line(0));

/** The mask layers of a rule: a stitch flush at each end, whole stitches between, the gaps taking up the slack. */
export const ruleMask = [
  `${stitchEnd} left/${STITCH.dash}px 100% no-repeat border-box`,
  `${stitchEnd} right/${STITCH.dash}px 100% no-repeat border-box`,
  `${stitchTile()} 0 0/${PERIOD}px 100% round no-repeat content-box`,
].join(',');

/** A quarter of stitches about a corner of `radius` pixels; `turned` quarter turns clockwise from top left. */
function corner(radius: number, turned: number): string {
  const reach = radius - WEIGHT / 2;
  const length = (Math.PI * reach) / 2;
  const period = length / Math.max(1, Math.round(length / PERIOD));
  const dash = STITCH.dash - WEIGHT;
  const gap = period - dash;
  const path =
    `<path fill='none' transform='rotate(${turned * 90} ${radius / 2} ${radius / 2})' stroke-width='${WEIGHT}' ` +
    `stroke-dasharray='${dash} ${gap.toFixed(2)}' stroke-dashoffset='${(dash + gap / 2).toFixed(2)}' ` +
    `d='M${WEIGHT / 2} ${radius}a${reach} ${reach} 0 0 1 ${reach}-${reach}'/>`;
  return svgUrl(radius, radius, path);
}

/** The mask layers of two opposite sides, whole stitches between corners of `radius`, and of the corners if wanted. */
function sideMasks(radius: number): readonly [levels: string, uprights: string] {
  const [wide, tall] = [stitchTile(), stitchTile(true)];
  const places = ['left top', 'right top', 'right bottom', 'left bottom'];
  const corners = places.map(
    (place, i) => `${corner(radius, i)} ${place}/${radius}px ${radius}px no-repeat border-box`,
  );
  const level = (y: string) => `${wide} 0 ${y}/${PERIOD}px ${WEIGHT}px round no-repeat content-box`;
  const upright = (x: string) =>
    `${tall} ${x} 0/${WEIGHT}px ${PERIOD}px no-repeat round content-box`;
  return [
    [...corners, level('0'), level('100%')].join(','),
    [upright('0'), upright('100%')].join(','),
  ];
}

interface Outline {
  /** The corner radius in CSS pixels: 24 to 32 for cards; for a pill, half its least height. */
  readonly radius: number;
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
export function stitchedOutline({ radius, offset = 0, color = 'currentColor' }: Outline) {
  const reach = radius + offset;
  const [levels, uprights] = sideMasks(reach);
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
