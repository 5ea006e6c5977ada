/**
 * Styles of a `<fieldset>` with hidden radio buttons, each followed by its label, which shows the focus, and by what it chooses. Without
 * scripts.
 */
export const labeledRadios = {
  position: 'relative',
  minWidth: '0',
  '& > input': { position: 'absolute', opacity: 0 },
  '& > label': { cursor: 'pointer' },
  // Not in the color of the label: the chosen one has that of its ground for text.
  '& > input:focus-visible + label': {
    outline: '3px solid var(--surface-text, {colors.accent})',
    outlineOffset: '2px',
  },
} as const;
