import { useEffect, useState } from 'react';
import { useReducedMotion } from './reduced-motion';

/** Milliseconds that each item is shown (docs/requirements.md#hero). */
const rotationInterval = 3000;

/**
 * Returns whether the items turn, whether the visitor paused them, and the handlers of the group, which pause them during hover and focus.
 * With reduced motion they start paused.
 */
export function useRotation() {
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const [resting, setResting] = useState(false);
  const stopped = chosen ?? reducedMotion;
  const rest = () => setResting(true);
  const wake = () => setResting(false);
  return {
    turning: !stopped && !resting,
    stopped,
    toggle: () => setChosen(!stopped),
    handlers: { onPointerEnter: rest, onPointerLeave: wake, onFocus: rest, onBlur: wake },
  };
}

/** Returns the index of the item to show. */
export function useTurn(count: number, turning: boolean): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % count), rotationInterval);
    return () => clearInterval(timer);
  }, [turning, count]);
  return current;
}
