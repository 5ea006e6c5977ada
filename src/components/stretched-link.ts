/**
 * Styles of a link that covers the nearest box with `position: relative`. Its focus ring is around the box, with the offset `--ring` and
 * the radius `--ring-radius`. Other controls in the box need `position: relative; z-index: 2`.
 */
export const stretchedLink = {
  _before: { content: '""', position: 'absolute', inset: '0', zIndex: '1' },
  _focusVisible: {
    outline: 'none',
    _before: {
      outline: '3px dashed currentColor',
      outlineOffset: 'var(--ring, -10px)',
      borderRadius: 'var(--ring-radius, {radii.card})',
    },
  },
} as const;
