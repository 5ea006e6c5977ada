import { forcedLine } from '../theme/forced-colors';

/** A stitched line in the text color. `--rule` is its mask (src/components/motif/stitch-css.ts). */
const rule = {
  content: '""',
  position: 'absolute',
  insetInline: '0',
  height: '2px',
  paddingInline: 'var(--rule-end)',
  background: 'currentColor',
  mask: 'var(--rule)',
  ...forcedLine,
} as const;

/** A stitched line along the upper edge. */
export const ruleAbove = { position: 'relative', '&::before': { ...rule, top: '0' } } as const;

/** A stitched line along the lower edge. */
export const ruleBelow = { position: 'relative', '&::after': { ...rule, bottom: '0' } } as const;
