import type { ReactNode } from 'react';
import { surface } from '../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { beyondHem, Cloth, clothGround, hem, type ClothProps } from './Cloth';
import { Lead, PageTitle } from './Heading';
import { addressOf, isTiled, isWhole, tileSize, type TiledMotif } from './motif/drawings';
import { Pill } from './Pill';
import { ruleAbove } from './stitched';

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
const Blurb = chakra(Lead, { base: { marginTop: { base: '6', lg: '8' }, marginBottom: '8' } });

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
    position: { base: 'relative', lg: 'absolute' },
    top: { lg: '{sizes.header}' },
    bottom: { lg: '0' },
    insetInlineEnd: { lg: '0' },
    '&::before': { ...hem, display: { base: 'none', lg: 'block' } },
    '&::after': { ...ruleAbove['&::before'], display: { lg: 'none' } },
    // Whole repeats. In older browsers, their width adapts.
    '@supports (width: round(down, 9px, 2px))': {
      '--whole': 'round(down, var(--cloth), var(--step, 1px))',
      '--repeat-across': { lg: 'repeat' },
      '--repeat-width': { lg: 'var(--repeat)' },
    },
    '@media print': { display: 'none' },
  },
  variants: {
    variant: {
      tall: {
        '--cloth': 'min(36%, 44rem)',
        marginTop: { base: '10', lg: '0' },
        height: { base: '11rem', lg: 'auto' },
      },
      low: {
        '--cloth': 'min(36%, 42rem)',
        marginTop: { base: '8', lg: '0' },
        height: { base: '7.5rem', lg: 'auto' },
      },
    },
    shows: {
      pattern: {
        width: { lg: 'var(--whole, var(--cloth))' },
        ...clothGround,
        lg: beyondHem,
      },
      // The upper half of it on phones, a row of them on tablets. Beside the text, all but the third beyond the edge of the screen.
      figure: {
        backgroundImage: { md: 'var(--figure)', lg: 'none' },
        backgroundRepeat: 'space no-repeat',
        backgroundPosition: 'center',
        backgroundSize: 'auto calc(100% - 1.5rem)',
        aspectRatio: { lg: '2 / 3' },
        maxWidth: { lg: 'var(--cloth)' },
        '& > .motif': {
          display: { base: 'inline', md: 'none', lg: 'inline' },
          position: 'absolute',
          top: '0',
          insetInlineStart: { base: '50%', lg: '0' },
          translate: { base: '-50%', lg: 'none' },
          width: 'auto',
          maxWidth: 'none',
          height: { base: '200%', lg: '100%' },
          aspectRatio: '1',
        },
        overflow: { base: 'hidden', lg: 'visible' },
      },
    },
  },
});

const rem = (pixels: number) => `${pixels / 16}rem`;

/**
 * The size of a repeat, and the widths at which a pattern ends on whole figures. Stairs end only at the foot, so they are smaller, and more
 * of them fit. The others end in the middle as well.
 */
function sizesOf(name: TiledMotif) {
  const { width, height } = tileSize(name);
  return name === 'steps'
    ? {
        '--repeat': rem(0.8 * width),
        '--repeat-height': rem(0.8 * height),
        '--step': rem(0.8 * width),
      }
    : { '--repeat': rem(width), '--repeat-height': rem(height), '--step': rem(width / 2) };
}

/** The motif of a hero. Its cloth ends at the edges of the surface. A child of `HeroSurface`. */
export function HeroMotif({ variant, ...cloth }: ClothProps & { variant: 'tall' | 'low' }) {
  const { name, size, on } = cloth;
  const whole = isWhole(name);
  return (
    <Figure
      variant={variant}
      shows={whole ? 'figure' : 'pattern'}
      css={{
        ...(isTiled(name) && sizesOf(name)),
        ...(whole && { '--figure': `url(${addressOf({ name, size }, on)})` }),
      }}
    >
      <Cloth {...cloth} eager />
    </Figure>
  );
}
