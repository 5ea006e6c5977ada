import { cancelFrame, delay, frame, inView } from 'framer-motion/dom';
import { useEffect, useState, type RefObject } from 'react';
import { prefersReducedMotion } from './reduced-motion';

/** Delay in milliseconds between mount and counting (docs/requirements.md#hero). */
export const countDelay = 500;

/**
 * Counts up to a number, once, when an element comes into view.
 * @param duration - milliseconds
 * @returns the number to show. It stays final with reduced motion, and if the element is in view before counting could start: visitors
 * must not see a number drop to zero.
 */
export function useCount(
  element: RefObject<Element | null>,
  value: number,
  duration: number,
): number {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const target = element.current;
    if (!target || prefersReducedMotion()) return undefined;
    let start: number | undefined;
    const step = ({ timestamp }: { timestamp: number }) => {
      start ??= timestamp;
      const progress = Math.min(1, (timestamp - start) / duration);
      setShown(Math.round(value * progress));
      if (progress === 1) cancelFrame(step);
    };
    let stopWatching: VoidFunction | undefined;
    const stopWaiting = delay(() => {
      if (target.getBoundingClientRect().top < innerHeight) return;
      setShown(0);
      stopWatching = inView(target, () => void frame.update(step, true));
    }, countDelay / 1000);
    return () => {
      stopWaiting();
      stopWatching?.();
      cancelFrame(step);
    };
  }, [element, value, duration]);
  return shown;
}
