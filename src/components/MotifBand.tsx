import type { ReactNode } from 'react';
import type { ColorScheme } from '../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { Container } from './Container';
import { Surface } from './Surface';
import { Motif, type PatternMotif, type DrawnWidth } from '../motif';

const Band = chakra(Surface, {
  base: { display: 'grid', gridTemplateColumns: { md: '1.6fr 1fr' }, overflow: 'hidden' },
});
const Figure = chakra('div', {
  base: {
    position: 'relative',
    minHeight: { base: '9rem', md: '16rem' },
    // A stitched line where the drawing is cut off within the surface.
    borderTop: { base: '2px dashed currentColor', md: 'none' },
    borderInlineStart: { md: '2px dashed currentColor' },
    '& > .motif': { position: 'absolute', inset: '0' },
  },
});

interface Props {
  color: ColorScheme;
  motif: PatternMotif;
  /** The width in CSS pixels that the motif is drawn for. */
  size: DrawnWidth;
  /** The text beside the motif, or above it on phones. */
  children: ReactNode;
}

/** A wide surface with text and a motif that fills the rest. */
export function MotifBand({ color, motif, size, children }: Props) {
  return (
    <Container>
      <Band color={color}>
        {children}
        <Figure>
          <Motif name={motif} size={size} on={color} cover />
        </Figure>
      </Band>
    </Container>
  );
}
