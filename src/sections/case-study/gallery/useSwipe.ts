import { useRef, type PointerEvent } from 'react';

/** Distance of a swipe in pixels. */
const least = 48;

/** Returns 1 for the next picture, -1 for the one before, 0 for neither. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < least || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

interface Start {
  id: number;
  x: number;
  y: number;
}

/** Returns the handlers for swiping. A second finger cancels the swipe, as two fingers zoom. */
export function useSwipe(onStep: (step: 1 | -1) => void, enabled: boolean) {
  const start = useRef<Start>(undefined);

  const follow = (stage: HTMLElement, dx: number) => {
    stage.style.translate = dx ? `${dx}px` : '';
  };
  const stop = (stage: HTMLElement) => {
    start.current = undefined;
    follow(stage, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!enabled || event.pointerType === 'mouse') return;
      if (!event.isPrimary) {
        stop(event.currentTarget);
        return;
      }
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.id !== event.pointerId) return;
      follow(event.currentTarget, event.clientX - start.current.x);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.id !== event.pointerId) return;
      const { x, y } = start.current;
      stop(event.currentTarget);
      const step = swipeStep(event.clientX - x, event.clientY - y);
      if (step) onStep(step);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      stop(event.currentTarget);
    },
  };
}
