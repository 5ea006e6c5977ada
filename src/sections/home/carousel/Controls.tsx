import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '../../../i18n/useMessages';
import { useNumbers } from '../../../i18n/useNumbers';
import { Icon } from '../../../components/Icon';
import { round } from '../../../components/round';
import { dotCount, dotOfSlide, slideOfDot } from './positions';
import type { useCarousel } from './useCarousel';
import { stitchedOutline } from '../../../components/motif/stitching';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: { base: 'center', md: 'space-between' },
    minHeight: '3.25rem',
    marginTop: '3',
    '@media print': { display: 'none' },
  },
  variants: { phoneOnly: { true: { md: { display: 'none' } }, false: {} } },
});
const Dots = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' },
});
/* A dot looks like a knot. The current one is a longer stitch. */
const Dot = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '2rem',
    height: 'touch',
    paddingInline: '1.5',
    _before: {
      content: '""',
      width: '0.625rem',
      height: '0.625rem',
      borderRadius: 'pill',
      border: '2px solid currentColor',
      transition: 'width 180ms, background-color 180ms',
    },
    _hover: { _before: { background: 'currentColor' } },
    '&[aria-current=true]::before': { width: '1.75rem', background: 'currentColor' },
  },
});
const Arrows = chakra('div', { base: { display: { base: 'none', md: 'flex' }, gap: '2' } });
const Arrow = chakra('button', {
  base: {
    ...round,
    width: '3.25rem',
    height: '3.25rem',
    ...stitchedOutline({ cornerRadius: 26 }),
    transition: 'background-color 180ms, color 180ms',
    _hover: { background: 'control', color: 'control.text' },
    '&[aria-disabled=true]': {
      opacity: 0.35,
      cursor: 'default',
      background: 'transparent',
      color: 'inherit',
    },
  },
  variants: { way: { back: { '& svg': { transform: 'scaleX(-1)' } }, on: {} } },
});

interface Props {
  carousel: ReturnType<typeof useCarousel>;
  total: number;
  phoneOnly: boolean;
}

/** Dots at every width, arrows from 768 px (docs/requirements.md#services-carousel). The server does not know the number of dots. */
export function Controls({ carousel, total, phoneOnly }: Props) {
  const t = useMessages();
  const number = useNumbers();
  const { index, last, inView, goTo } = carousel;
  const count = inView ? dotCount(total, inView) : 0;
  // One dot would lead nowhere.
  const dots = Array.from({ length: count > 1 ? count : 0 }, (_, dot) => dot);
  return (
    <Bar phoneOnly={phoneOnly}>
      <Dots>
        {dots.map((dot) => {
          const slide = slideOfDot(dot, total, inView ?? 1);
          return (
            <Dot
              key={dot}
              type="button"
              aria-label={t('home:carouselDot', { slide: number(slide + 1) })}
              aria-current={dot === dotOfSlide(index, total, inView ?? 1)}
              onClick={() => goTo(slide)}
            />
          );
        })}
      </Dots>
      <Arrows data-needs-script="">
        <Arrow
          way="back"
          type="button"
          aria-label={t('home:carouselPrevious')}
          aria-disabled={index === 0}
          onClick={() => goTo(index - 1)}
        >
          <Icon name="arrow" />
        </Arrow>
        <Arrow
          way="on"
          type="button"
          aria-label={t('home:carouselNext')}
          aria-disabled={index === last}
          onClick={() => goTo(index + 1)}
        >
          <Icon name="arrow" />
        </Arrow>
      </Arrows>
    </Bar>
  );
}
