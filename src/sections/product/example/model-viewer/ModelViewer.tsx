import { useEffect, useId, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { numberFormat } from '../../../../i18n/numbers';
import { useLanguage } from '../../../../i18n/useLanguage';
import { useMessages } from '../../../../i18n/useMessages';
import { Button } from '../../../../components/Button';
import { Photo } from '../../../../components/Photo';
import { ModelBar } from './ModelBar';
import { rotated, rotatedByDrag, rotatedByKey } from './rotation';
import { useModel } from './useModel';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'clip',
    aspectRatio: { base: '4 / 5', sm: '4 / 3' },
    borderRadius: 'surface',
    background: 'var(--surface-ground, {colors.jute})',
    color: 'var(--surface-text, {colors.ink})',
  },
});
const Picture = chakra('div', {
  base: { position: 'absolute', inset: '0', transition: 'opacity 300ms, visibility 300ms' },
  variants: { away: { true: { opacity: 0, visibility: 'hidden' }, false: {} } },
});
const Turntable = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    cursor: 'grab',
    touchAction: 'pan-y',
    transition: 'opacity 300ms',
    _active: { cursor: 'grabbing' },
    _focusVisible: { outlineOffset: '-12px', borderRadius: 'surface' },
    '& > canvas': { width: '100%', height: '100%' },
  },
  variants: { here: { true: {}, false: { opacity: 0, visibility: 'hidden' } } },
});
const Offer = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '4',
    bottom: '4',
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
  },
});

interface Props {
  /** A .glb file, and its size in bytes. */
  model: { readonly publicURL: string | null; readonly size: number };
  /** The picture that is shown until the model is ready, or instead of it. */
  still: Queries.PhotoFragment;
}

/** A picture that becomes a 3D object when it is in view. Drag, arrow keys and buttons rotate it (decision 0011). */
export function ModelViewer({ model, still }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const size = numberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  // Each rotation renders it.
  const degrees = useMemo(
    () => numberFormat(language, { style: 'unit', unit: 'degree', unitDisplay: 'long' }),
    [language],
  );
  const { frame, canvas, phase, ask, rotation, turnTo } = useModel(model.publicURL ?? '');
  const last = useRef({ x: 0, y: 0 });
  const hint = useId();
  const turntable = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // The load button had the focus and is removed.
    if (asked.current && phase === 'ready') turntable.current?.focus();
  }, [phase]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = rotatedByKey(rotation, event.key);
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turnTo(next);
  };
  const onPointerDown = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    last.current = { x: clientX, y: clientY };
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { x, y } = last.current;
    last.current = { x: clientX, y: clientY };
    turnTo(rotatedByDrag(rotation, clientX - x, clientY - y, currentTarget.clientWidth));
  };

  const turn = Math.round(rotation.turn) % 360;
  return (
    <Frame ref={frame} data-phase={phase}>
      <Picture away={phase === 'ready'}>
        <Photo src={still.src} alt={still.alt} sizes="(min-width: 1024px) 860px, 92vw" />
      </Picture>
      <Turntable
        ref={turntable}
        here={phase === 'ready'}
        role="slider"
        tabIndex={phase === 'ready' ? 0 : -1}
        aria-hidden={phase !== 'ready'}
        aria-label={t('product:model', { picture: still.alt })}
        aria-describedby={hint}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={turn}
        aria-valuetext={
          phase === 'ready' ? t('product:modelAngle', { degrees: degrees(turn) }) : undefined
        }
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
      >
        <canvas ref={canvas} aria-hidden="true" />
      </Turntable>
      {phase === 'offered' && (
        <Offer>
          <Button
            onClick={() => {
              asked.current = true;
              ask();
            }}
          >
            {t('product:modelLoad', { size: size(model.size / 1e6) })}
          </Button>
        </Offer>
      )}
      <ModelBar
        phase={phase}
        hintId={hint}
        onTurn={(degrees) => turnTo(rotated(rotation, { turn: degrees }))}
      />
    </Frame>
  );
}
