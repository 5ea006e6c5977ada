import type { ReactNode } from 'react';
import { surface, type ColorScheme } from '../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { Lead, PageTitle } from './Heading';
import { Motif, type PatternMotif, type DrawnWidth } from '../motif';
import { Pill } from './Pill';

/** The surface of a hero, which extends behind the header. Each hero sets its own bottom padding. */
export const HeroSurface = chakra('section', {
  ...surface,
  base: {
    ...surface.base,
    position: 'relative',
    overflow: 'clip',
    borderBottomRadius: 'surface',
    paddingTop: 'calc({sizes.header} + clamp(2rem, 6vw, 5.5rem))',
  },
});

const Badge = chakra(Pill, { base: { display: 'inline-block', marginBottom: '6' } });
const Blurb = chakra(Lead, { base: { marginTop: '6', marginBottom: '8' } });

interface WordsProps {
  words: { readonly badge: string; readonly headline: string; readonly blurb: string };
  /** The button under the text. */
  children: ReactNode;
}

/** The text of a hero and its button. */
export function HeroWords({ words: { badge, headline, blurb }, children }: WordsProps) {
  return (
    <>
      <Badge>{badge}</Badge>
      <PageTitle>{headline}</PageTitle>
      <Blurb>{blurb}</Blurb>
      {children}
    </>
  );
}

/* Under the text below 1024 px, beside it from there on. A motif is never behind text. */
const Figure = chakra('div', {
  base: {
    position: { lg: 'absolute' },
    top: { lg: '{sizes.header}' },
    bottom: { lg: '0' },
    insetInlineEnd: { lg: '0' },
    // A stitched line where the drawing is cut off within the surface.
    borderTop: '2px dashed currentColor',
    borderInlineStart: { lg: '2px dashed currentColor' },
  },
  variants: {
    variant: {
      tall: {
        marginTop: { base: '10', lg: '0' },
        height: { base: '11rem', lg: 'auto' },
        width: { lg: 'min(38%, 44rem)' },
      },
      low: {
        marginTop: { base: '8', lg: '0' },
        height: { base: '7.5rem', lg: 'auto' },
        width: { lg: 'min(36%, 42rem)' },
      },
    },
  },
});

interface MotifProps {
  /** The color scheme of the hero. */
  on: ColorScheme;
  name: PatternMotif;
  /** The width in CSS pixels that the motif is drawn for. */
  size: DrawnWidth;
  variant: 'tall' | 'low';
}

/** The motif of a hero, cropped at the edge of the surface. A child of `HeroSurface`. */
export function HeroMotif({ variant, ...motif }: MotifProps) {
  return (
    <Figure variant={variant}>
      <Motif {...motif} cover eager />
    </Figure>
  );
}
