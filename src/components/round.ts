/** Styles of a round control with an icon, large enough for a finger. */
export const round = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  borderRadius: 'pill',
} as const;
