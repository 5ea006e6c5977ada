import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { useNumbers } from '../../../i18n/useNumbers';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { Controls } from './Controls';
import { useCarousel } from './useCarousel';

const Root = chakra('div', { base: { minWidth: '0' } });
const bleed = { base: 'var(--gutter)', md: '0.75rem' } as const;
const Track = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    // As many slides as `slidesInView` (positions.ts) says.
    gridAutoColumns: {
      base: '100%',
      md: 'calc((100% - {spacing.gap}) / 2)',
      lg: 'calc((100% - 2 * {spacing.gap}) / 3)',
    },
    gap: 'gap',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    // Padding for focus rings and lifted cards, which the scroll container would clip.
    paddingBlock: '3',
    paddingInline: bleed,
    marginInline: { base: 'calc(-1 * var(--gutter))', md: '-0.75rem' },
    scrollPaddingInline: bleed,
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    '& > li': { scrollSnapAlign: 'start', minWidth: '0' },
    '& > li > [data-static]': { display: 'contents' },
    // In print, the slides are in rows.
    '@media print': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
      overflowX: 'visible',
    },
  },
  variants: {
    phoneOnly: { true: { md: { display: 'contents' } }, false: {} },
  },
});

export interface Slide {
  key: string;
  content: ReactNode;
}

interface Props {
  /** Id of the heading. */
  labelledBy: string;
  slides: readonly Slide[];
  /** A carousel only below 768 px. On wider screens, the slides are items of the parent grid. */
  phoneOnly?: boolean;
}

/**
 * A row with one, two or three visible slides. Swipe, arrows, dots and keys move it (docs/requirements.md#services-carousel). The row is a
 * scroll container, so it also works without scripts, and the browser's search and the Tab key reach every slide.
 */
export function Carousel({ labelledBy, slides, phoneOnly = false }: Props) {
  const t = useMessages();
  const number = useNumbers();
  const total = slides.length;
  const track = useRef<HTMLUListElement>(null);
  const carousel = useCarousel(track, { total, phoneOnly });
  const { index, inView } = carousel;
  const end = Math.min(index + (inView ?? total), total);
  const status = () =>
    index + 1 === end
      ? t('home:carouselOne', { slide: number(end), total: number(total) })
      : t('home:carouselMany', {
          first: number(index + 1),
          last: number(end),
          total: number(total),
        });
  return (
    <Root
      role="group"
      aria-roledescription={t('home:carousel')}
      aria-labelledby={labelledBy}
      display={phoneOnly ? { md: 'contents' } : undefined}
      onKeyDown={carousel.onKeyDown}
    >
      <Track
        ref={track}
        role="list"
        tabIndex={0}
        aria-labelledby={labelledBy}
        phoneOnly={phoneOnly}
        onScroll={carousel.onScroll}
        onScrollEnd={carousel.onScrollEnd}
      >
        {slides.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </Track>
      <Controls carousel={carousel} total={total} phoneOnly={phoneOnly} />
      <VisuallyHidden role="status">{carousel.moved && status()}</VisuallyHidden>
    </Root>
  );
}
