import { surface } from '../../../theme/recipes/surface';
import { stitchedOutline } from '../../../components/motif/stitching';

/** A patch of the quilt, or a card on phones. The round corners of the stitches fit into the corners of the quilt. */
export const patch = {
  ...surface.base,
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  width: '100%',
  padding: { base: '7', lg: '8' },
  ...stitchedOutline({ cornerRadius: 14, offset: -9 }),
  md: { ...stitchedOutline({ cornerRadius: 24, offset: -9 }), borderRadius: '0' },
  // A patch is as wide as the longest word of its title, unless that is wider than the quilt.
  '& :is(h3, button)': { overflowWrap: { md: 'break-word' } },
} as const;
