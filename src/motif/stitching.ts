/** How far the corners of stitched outlines cornerRadius, in CSS pixels; their masks stand in the head of every page. */
export const cornerRadii = [14, 24, 26, 32] as const;
export type CornerRadius = (typeof cornerRadii)[number];

/** Thickness of a stitched line in CSS pixels. */
export const stitchWeight = 2;

/** The custom properties that hold the masks of an outline: top, bottom and corners of a cornerRadius; left and right of any. */
export const levelMask = (cornerRadius: CornerRadius): `--${string}` =>
  `--stitches-${cornerRadius}`;
export const uprightMask = '--stitches-upright';

interface Outline {
  /** How far the outline's corners cornerRadius: half the least height of a pill, 24 to 32 for cards. */
  readonly cornerRadius: CornerRadius;
  /** How far outside the box it runs, in CSS pixels; inside where it is negative. */
  readonly offset?: number;
}

/**
 * Styles for an outline of whole round-ended stitches in the colour of the text, cut out of a ring on the element's `::before` (top,
 * bottom, corners) and out of its `::after` (left and right), so not for inputs and images. The element must be at least two reaches high and wide.
 * For Emotion, Chakra's `css` and recipes.
 */
export function stitchedOutline({ cornerRadius, offset = 0 }: Outline) {
  const side = (mask: string, padding: string) => ({
    content: '""',
    position: 'absolute',
    inset: `${-offset}px`,
    boxSizing: 'border-box',
    padding,
    pointerEvents: 'none',
    printColorAdjust: 'exact',
    mask: `var(${mask})`,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
  });
  return {
    position: 'relative',
    borderRadius: `${cornerRadius - offset}px`,
    '&::before': {
      ...side(levelMask(cornerRadius), `0 ${cornerRadius}px`),
      borderRadius: `${cornerRadius}px`,
      boxShadow: `inset 0 0 0 ${stitchWeight}px currentColor`,
    },
    '&::after': { ...side(uprightMask, `${cornerRadius}px 0`), background: 'currentColor' },
  };
}
