import { surface } from '../../../theme/recipes/surface';

/** A patch of the quilt, or a card on phones. The round corners of the stitches fit into the corners of the quilt. */
export const patch = {
  ...surface.base,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  width: '100%',
  padding: { base: '7', lg: '8' },
  borderRadius: { base: 'card', md: '0' },
  // A patch is as wide as the longest word of its title, unless that is wider than the quilt.
  '& :is(h3, button)': { overflowWrap: { md: 'break-word' } },
  _before: {
    content: '""',
    position: 'absolute',
    inset: '9px',
    borderRadius: { base: '15px', md: '24px' },
    border: '2px dashed currentColor',
    pointerEvents: 'none',
  },
} as const;
