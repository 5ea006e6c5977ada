import { useEffect, useRef } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { numberFormat } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/useLanguage';
import { useMessages } from '../../../i18n/useMessages';
import { ownColors } from '../../../theme/forced-colors';
import { pill } from '../../../components/Pill';
import { Photo } from '../../../components/Photo';

/** The width of the handle in pixels. Its whole height can be dragged, for visitors who use a thumb. */
const grip = 48;

/* Without scripts, the handle does nothing, so the pictures are side by side. */
const withoutScripts = 'html:not([data-scripting=on]) &';

const Frame = chakra('div', {
  base: {
    '--cut': '50%',
    position: 'relative',
    display: 'grid',
    isolation: 'isolate',
    overflow: 'clip',
    borderRadius: 'surface',
    [withoutScripts]: { gridTemplateColumns: { sm: '1fr 1fr' } },
  },
});
const Side = chakra('figure', {
  base: { position: 'relative', gridArea: '1 / 1', aspectRatio: '4 / 3' },
  variants: {
    side: {
      before: {
        zIndex: '1',
        clipPath: 'inset(0 calc(100% - var(--cut)) 0 0)',
        [withoutScripts]: { gridArea: 'auto', clipPath: 'none' },
      },
      after: {
        background: 'var(--surface-ground, {colors.jute})',
        [withoutScripts]: { gridArea: 'auto' },
      },
    },
  },
});
const Caption = chakra('figcaption', {
  base: {
    position: 'absolute',
    top: { base: '3', md: '6' },
    ...pill,
    background: 'ground',
    color: 'text',
  },
  variants: {
    side: {
      before: { insetInlineStart: { base: '3', md: '6' } },
      after: { insetInlineEnd: { base: '3', md: '6' } },
    },
  },
});
const thumb = { appearance: 'none', width: `${grip}px`, height: '100%', opacity: 0, border: '0' };
const Range = chakra('input', {
  base: {
    position: 'absolute',
    zIndex: '3',
    insetBlock: '0',
    // The center of the handle can reach both edges.
    left: `-${grip / 2}px`,
    width: `calc(100% + ${grip}px)`,
    height: '100%',
    margin: '0',
    appearance: 'none',
    background: 'transparent',
    outline: 'none',
    cursor: 'ew-resize',
    touchAction: 'pan-y',
    '&::-webkit-slider-runnable-track': { height: '100%' },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    [withoutScripts]: { display: 'none' },
  },
});
const Seam = chakra('span', {
  base: {
    position: 'absolute',
    zIndex: '2',
    insetBlock: '0',
    left: 'var(--cut)',
    borderInlineStart: '3px dashed {colors.paper}',
    transform: 'translateX(-50%)',
    pointerEvents: 'none',
    ...ownColors,
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '50%',
      left: '-1.5px',
      width: `${grip}px`,
      height: `${grip}px`,
      borderRadius: 'pill',
      transform: 'translate(-50%, -50%)',
      background: `{colors.paper} url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%2317130E' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='m8.5 7-5 5 5 5m7-10 5 5-5 5'/></svg>") center / 60% no-repeat`,
    },
    'input:focus-visible + &': {
      '&::after': {
        outline: '3px dashed {colors.ink}',
        outlineOffset: '3px',
        boxShadow: '0 0 0 9px {colors.paper}',
      },
    },
    [withoutScripts]: { display: 'none' },
  },
});

interface Props {
  before: Queries.PhotoFragment;
  /** The same view. Transparent parts show the color of the surface. */
  after: Queries.PhotoFragment;
}

/**
 * Two pictures of the same view, with a handle between them. The handle is a range input, which supports touch, keys and screen readers.
 * React does not render while it moves.
 */
export function Comparison({ before, after }: Props) {
  const t = useMessages();
  const percent = numberFormat(useLanguage(), { style: 'percent' });
  const frame = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const follow = () => {
    const input = range.current;
    if (!input) return;
    frame.current?.style.setProperty('--cut', `${input.value}%`);
    const shown = percent(input.valueAsNumber / 100);
    input.setAttribute('aria-valuetext', t('product:compareShown', { percent: shown }));
  };
  // The visitor may have moved it before hydration, or the browser may have restored its value.
  useEffect(follow);
  const sizes = '(min-width: 1727px) 76vw, (min-width: 1400px) 1312px, 92vw';
  return (
    <Frame ref={frame}>
      <Side side="after">
        <Photo src={after.src} alt={after.alt} sizes={sizes} />
        <Caption side="after">{t('product:after')}</Caption>
      </Side>
      <Side side="before">
        <Photo src={before.src} alt={before.alt} sizes={sizes} />
        <Caption side="before">{t('product:before')}</Caption>
      </Side>
      <Range
        ref={range}
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        aria-label={t('product:compare')}
        onInput={follow}
      />
      <Seam aria-hidden="true" />
    </Frame>
  );
}
