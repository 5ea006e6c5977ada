import { keyframes } from '@emotion/react';
import { graphql } from 'gatsby';
import { Photo } from '../../components/Photo';
import { stitchedOutline } from '../../components/motif/stitching';
import { chakra } from '@chakra-ui/react/styled-system';

const slide = keyframes({ from: { transform: 'none' }, to: { transform: 'translateX(-20%)' } });

/* In print, the gallery has the pictures. */
const Figure = chakra('figure', {
  base: { position: 'relative', overflow: 'clip', '@media print': { display: 'none' } },
});
const Symbol = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    gridTemplateRows: 'minmax(0, 1fr)',
    height: 'clamp(22rem, 56vw, 46rem)',
    paddingBottom: { base: '6.5rem', md: '12' },
    background: 'var(--client-soft, {colors.jute})',
    '& img': { width: '56%', height: '56%', objectFit: 'contain' },
  },
});
const Pattern = chakra('div', {
  base: {
    height: 'clamp(18rem, 40vw, 36rem)',
    width: '125%',
    backgroundRepeat: 'repeat round',
    backgroundSize: 'auto 50%',
    '@media (prefers-reduced-motion: no-preference)': {
      '@supports (animation-timeline: view())': {
        animation: `${slide} linear both`,
        animationTimeline: 'view()',
      },
    },
  },
});
/* No wider than its pixels, and as high as a caption in large text. */
const Wide = chakra('div', {
  base: {
    aspectRatio: { base: '1', md: '16 / 9' },
    minHeight: '20rem',
    width: '100%',
    maxWidth: '2000px',
    marginInline: 'auto',
  },
});
const Caption = chakra('figcaption', {
  base: {
    ...stitchedOutline({ cornerRadius: 14, offset: -8 }),
    position: 'absolute',
    bottom: { base: '4', md: '8' },
    insetInlineStart: 'var(--gutter)',
    maxWidth: 'min(26rem, 100% - 2 * var(--gutter))',
    padding: { base: '5', md: '6' },
    background: 'var(--client-light, {colors.paper})',
    color: 'var(--client-dark, {colors.ink})',
    textStyle: 'body',
    fontWeight: '600',
  },
});

/** A picture as wide as the page, with its caption on a label. It belongs to the static part beside it. */
export function Moment({ kind, picture, caption }: Queries.MomentFragment) {
  return (
    <Figure>
      {kind === 'symbol' && (
        <Symbol>
          <Photo {...picture} />
        </Symbol>
      )}
      {kind === 'pattern' && (
        <Pattern
          role="img"
          aria-label={picture.alt}
          backgroundImage={`url(${picture.src.publicURL ?? ''})`}
        />
      )}
      {kind === 'photo' && (
        <Wide>
          <Photo {...picture} sizes="(min-width: 2000px) 2000px, (min-width: 768px) 100vw, 134vw" />
        </Wide>
      )}
      <Caption>{caption}</Caption>
    </Figure>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Moment on StudyStoryMoments {
    kind
    caption
    picture {
      ...WidePhoto
    }
  }
`;
