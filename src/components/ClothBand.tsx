import type { ReactNode } from 'react';
import type { ColorScheme } from '../theme/recipes/surface';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { beyondHem, clothGround, hem } from './Cloth';
import { Container } from './Container';
import { Surface } from './Surface';
import { ruleAbove } from './stitched';

const Band = chakra(Surface, {
  base: { display: 'grid', gridTemplateColumns: { md: '1.6fr 1fr' }, overflow: 'hidden' },
});
const Figure = chakra('div', {
  variants: {
    whole: {
      true: { minHeight: { base: '9rem', md: '16rem' }, '& > .motif': { objectFit: 'contain' } },
      false: { ...clothGround, md: beyondHem },
    },
  },
  base: {
    position: 'relative',
    minHeight: { base: '6rem', md: '16rem' },
    '&::before': { ...hem, display: { base: 'none', md: 'block' } },
    '&::after': { ...ruleAbove['&::before'], display: { md: 'none' } },
    '& > *': { position: 'absolute', inset: '0' },
    '@media print': { display: 'none' },
  },
});

interface Props {
  /** The color scheme, or styles with the colors of a surface. */
  color?: ColorScheme;
  css?: SystemStyleObject;
  /** What fills the right side. */
  figure: ReactNode;
  /** Whether no edge may cut the figure (`isWhole`). */
  whole?: boolean;
  /** The text beside the figure, or above it on phones. */
  children: ReactNode;
}

/** A wide surface with text and a cloth that fills the rest. */
export function ClothBand({ figure, whole = false, children, ...surface }: Props) {
  return (
    <Container>
      <Band {...surface}>
        {children}
        <Figure whole={whole}>{figure}</Figure>
      </Band>
    </Container>
  );
}
