import { stitchedOutline } from '../../../motif/stitching';
import { chakra } from '@chakra-ui/react/styled-system';

const Surface = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    background: '{colors.paper}',
    color: '{colors.ink}',
    padding: { base: '5', md: '7' },
    ...stitchedOutline({ cornerRadius: 14, offset: -8 }),
    '& img': {
      width: 'auto',
      height: { base: '2.5rem', md: '4rem' },
      maxWidth: 'min(60vw, 22rem)',
      objectFit: 'contain',
    },
  },
});

/** The logo of a client in its own colors, on a stitched label. */
export function Label({ logo }: Pick<Queries.StudyHeroFragment, 'logo'>) {
  return (
    <Surface>
      <img src={logo.src.publicURL ?? ''} alt={logo.alt} />
    </Surface>
  );
}
