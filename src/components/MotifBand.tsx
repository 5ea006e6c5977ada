import type { ReactNode } from 'react';
import type { ColorScheme } from '../theme/recipes/surface';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Cloth, hem } from './Cloth';
import { Container } from './Container';
import { Surface } from './Surface';
import { isWhole, type DrawnWidth, type PatternMotif } from '../motif/drawings';

const Band = chakra(Surface, {
  base: { display: 'grid', gridTemplateColumns: { md: '1.6fr 1fr' }, overflow: 'hidden' },
});
const Figure = chakra('div', {
  variants: { shows: { figure: { '& > .motif': { objectFit: 'contain' } }, pattern: {} } },
  base: {
    position: 'relative',
    minHeight: { base: '9rem', md: '16rem' },
    borderTop: { base: '2px dashed currentColor', md: 'none' },
    '&::before': { ...hem, display: { base: 'none', md: 'block' } },
    '& > *': { position: 'absolute', inset: '0' },
    '@media print': { display: 'none' },
  },
});

interface BandProps {
  /** The color scheme, or styles with the colors of a surface. */
  color?: ColorScheme;
  css?: SystemStyleObject;
  /** What fills the right side. */
  figure: ReactNode;
  shows?: 'figure' | 'pattern';
  /** The text beside the figure, or above it on phones. */
  children: ReactNode;
}

/** A wide surface with text and a cloth that fills the rest. */
export function ClothBand({ figure, shows = 'pattern', children, ...surface }: BandProps) {
  return (
    <Container>
      <Band {...surface}>
        {children}
        <Figure shows={shows}>{figure}</Figure>
      </Band>
    </Container>
  );
}

interface Props {
  color: ColorScheme;
  motif: PatternMotif;
  /** The width in CSS pixels that the motif is drawn for. */
  size: DrawnWidth;
  children: ReactNode;
}

/** A wide surface with text and a motif. */
export function MotifBand({ color, motif, size, children }: Props) {
  return (
    <ClothBand
      color={color}
      figure={<Cloth name={motif} size={size} on={color} />}
      shows={isWhole(motif) ? 'figure' : 'pattern'}
    >
      {children}
    </ClothBand>
  );
}
