/**
 * Styles of a list whose items lie side by side on phones, where the next one is seen at the edge. For `mdDown`. A list whose
 * items have no controls has `tabIndex={0}`: browsers that do not give scrollers the focus could not scroll it by keys.
 */
export const swipeRow = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'none',
  gridAutoColumns: 'min(21rem, 84%)',
  gap: '4',
  overflowX: 'auto',
  // Room for badges and focus rings above and below the items.
  paddingBlock: '5',
  marginBlock: '-5',
  marginInline: 'calc(-1 * var(--gutter))',
  paddingInline: 'var(--gutter)',
  scrollPaddingInline: 'var(--gutter)',
  // Not mandatory: it would hide a control that got the focus.
  scrollSnapType: 'x proximity',
  '& > *': { scrollSnapAlign: 'start' },
} as const;
