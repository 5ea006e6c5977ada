/** Styles of a round control with an icon, large enough for a finger. */
export const round = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  borderRadius: 'pill',
} as const;

/**
 * Styles of a round ground of a number. It grows with the text, also where text alone is larger: the text zoom of an Android WebView does
 * not change lengths.
 */
export const disc = (size: string) =>
  ({
    flex: 'none',
    // A stretched height would become the width.
    alignSelf: 'start',
    display: 'grid',
    placeItems: 'center',
    width: 'fit-content',
    minWidth: size,
    aspectRatio: '1',
    borderRadius: 'pill',
    lineHeight: '1',
  }) as const;
