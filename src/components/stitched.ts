/** A rule of running stitch in the text's colour; `--rule` is its mask (src/motif/stitch-css.ts). */
const rule = {
  content: '""',
  position: 'absolute',
  insetInline: '0',
  height: '2px',
  paddingInline: 'var(--rule-end)',
  background: 'currentColor',
  mask: 'var(--rule)',
} as const;

/** Styles of a box with a stitched rule along its upper edge. */
export const ruleAbove = { position: 'relative', '&::before': { ...rule, top: '0' } } as const;

/** Styles of a box with a stitched rule along its lower edge. */
export const ruleBelow = { position: 'relative', '&::after': { ...rule, bottom: '0' } } as const;
