import { useEffect, useState } from 'react';
import { useReducedMotion } from './reduced-motion';

/** Milliseconds that each item is shown (docs/requirements.md#hero). */
export const rotationInterval = 3000;

/**
 * Returns the current index, whether the visitor paused the rotation, and the handlers of the group, which pause it during hover and
 * focus. With reduced motion it starts paused.
 */
export function useRotation(count: number) {
  const [current, setCurrent] = useState(0);
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const [resting, setResting] = useState(false);
  const stopped = chosen ?? reducedMotion;
  const turning = !stopped && !resting;

  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % count), rotationInterval);
    return () => clearInterval(timer);
  }, [turning, count]);

  const rest = () => setResting(true);
  const wake = () => setResting(false);
  return {
    current,
    stopped,
    toggle: () => setChosen(!stopped),
    handlers: { onPointerEnter: rest, onPointerLeave: wake, onFocus: rest, onBlur: wake },
  };
}
