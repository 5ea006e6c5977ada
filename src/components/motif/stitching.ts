/** The corner radii of stitched outlines in CSS pixels. The head of every page has their masks. */
export const cornerRadii = [14, 24, 26, 32] as const;
export type CornerRadius = (typeof cornerRadii)[number];

/** Thickness of a stitched line in CSS pixels. */
export const stitchWeight = 2;

/** The custom properties with the masks of outlines: top, bottom and corners for each radius, left and right for all. */
export const levelMask = (cornerRadius: CornerRadius): `--${string}` =>
  `--stitches-${cornerRadius}`;
export const uprightMask = '--stitches-upright';

interface Outline {
  /** CSS pixels: half of the minimum height for a pill, 24 to 32 for a card. */
  readonly cornerRadius: CornerRadius;
  /** Distance outside the box in CSS pixels. Negative values are inside. */
  readonly offset?: number;
}

const forced = '@media (forced-colors: active)';

/**
 * Returns styles for an outline of whole stitches in the text color. They mask the element's `::before` (top, bottom, corners) and
 * `::after` (left, right), so they do not work on inputs and images. The element must be at least twice `cornerRadius` high and wide.
 */
export function stitchedOutline({ cornerRadius, offset = 0 }: Outline) {
  const side = (mask: string, padding: string) => ({
    content: '""',
    position: 'absolute',
    inset: `${-offset}px`,
    boxSizing: 'border-box',
    padding,
    pointerEvents: 'none',
    mask: `var(${mask})`,
    '@media print': { display: 'none' },
  });
  return {
    position: 'relative',
    borderRadius: `${cornerRadius - offset}px`,
    '&::before': {
      ...side(levelMask(cornerRadius), `0 ${cornerRadius}px`),
      borderRadius: `${cornerRadius}px`,
      boxShadow: `inset 0 0 0 ${stitchWeight}px currentColor`,
      // Forced colors have no shadows and backgrounds.
      [forced]: { mask: 'none', border: `${stitchWeight}px dashed ButtonText` },
    },
    '&::after': {
      ...side(uprightMask, `${cornerRadius}px 0`),
      background: 'currentColor',
      [forced]: { display: 'none' },
    },
  };
}
