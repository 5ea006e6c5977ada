import { stitchedOutline } from '../../../motif';
import { chakra } from '@chakra-ui/react/styled-system';

const Cloth = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    background: '{colors.paper}',
    color: '{colors.ink}',
    padding: { base: '5', md: '7' },
    ...stitchedOutline({ reach: 14, offset: -8 }),
    '& img': {
      width: 'auto',
      height: { base: '2.5rem', md: '4rem' },
      maxWidth: 'min(60vw, 22rem)',
      objectFit: 'contain',
    },
  },
});

interface Props {
  logo: { readonly alt: string; readonly src: { readonly publicURL: string | null } };
}

/** A client's logo in its own colours, on a label sewn to the cloth. */
export function Label({ logo }: Props) {
  return (
    <Cloth>
      <img src={logo.src.publicURL ?? ''} alt={logo.alt} />
    </Cloth>
  );
}
