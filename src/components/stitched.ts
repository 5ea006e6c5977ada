import { forcedLine } from '../theme/forced-colors';
import { stitchWeight, uprightMask } from './motif/stitching';

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

/* `--sew-rule` is not set where nothing moves (src/components/motif/stitch-css.ts). */
const sewn = {
  animation: 'var(--sew-rule, none)',
  animationTimeline: 'view()',
  animationRange: 'entry 3rem entry 11rem',
} as const;

/** The same, sewn while it is scrolled into view. Not for the end of a page, where nothing is scrolled any further. */
export const sewnRuleAbove = {
  ...ruleAbove,
  '&::before': { ...ruleAbove['&::before'], ...sewn },
} as const;

/** A stitched line along the lower edge. */
export const ruleBelow = { position: 'relative', '&::after': { ...rule, bottom: '0' } } as const;

/** An upright stitched line. */
export const uprightRule = {
  content: '""',
  position: 'absolute',
  width: `${stitchWeight}px`,
  background: 'currentColor',
  mask: `var(${uprightMask})`,
  ...forcedLine,
} as const;

/** A stitched line along the edge where the text begins. */
export const ruleBeside = {
  position: 'relative',
  '&::before': { ...uprightRule, insetBlock: '0', insetInlineStart: '0' },
} as const;

/** The same, sewn while it is scrolled into view. */
export const sewnRuleBelow = {
  ...ruleBelow,
  '&::after': { ...ruleBelow['&::after'], ...sewn },
} as const;
