import type { ReactNode } from 'react';
import { surface, type ColorScheme } from '../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { Container } from './Container';
import { Motif, type PatternMotif, type DrawnWidth } from '../motif';

const Band = chakra('div', {
  ...surface,
  base: {
    ...surface.base,
    display: 'grid',
    gridTemplateColumns: { md: '1.6fr 1fr' },
    overflow: 'hidden',
    borderRadius: 'surface',
  },
});
const Figure = chakra('div', {
  base: {
    position: 'relative',
    minHeight: { base: '9rem', md: '16rem' },
    // Where the drawing is cut off above, it begins at a seam.
    borderTop: { base: '2px dashed currentColor', md: 'none' },
    '& > .motif': { position: 'absolute', inset: '0' },
  },
});

interface Props {
  colour: ColorScheme;
  motif: PatternMotif;
  /** The width in CSS pixels that the motif is drawn for. */
  size: DrawnWidth;
  /** The words beside the motif; above it on a phone. */
  children: ReactNode;
}

/** A surface across the page with words and a motif that fills the rest of it. */
export function MotifBand({ colour, motif, size, children }: Props) {
  return (
    <Container>
      <Band colour={colour}>
        {children}
        <Figure>
          <Motif name={motif} size={size} on={colour} cover />
        </Figure>
      </Band>
    </Container>
  );
}
