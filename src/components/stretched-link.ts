/**
 * Styles of a link whose target is the whole box around it; the box is `position: relative`. The focus ring is drawn around
 * the box: `--ring` says how far out, `--ring-radius` how round. What else can be pressed in there stands above it: `position: relative; z-index: 2`.
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
