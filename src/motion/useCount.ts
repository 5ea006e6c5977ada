import { cancelFrame, delay, frame } from 'framer-motion/dom';
import { useEffect, useState } from 'react';
import { prefersStillness } from './stillness';

/** Milliseconds after mount at which counting begins (spec §9). */
export const countDelay = 500;

/**
 * Takes a number and the milliseconds to count up to it; gives the number to show: the final one before and after, and for
 * those who prefer less motion.
 */
export function useCount(value: number, duration: number): number {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (prefersStillness()) return undefined;
    let start: number | undefined;
    const step = ({ timestamp }: { timestamp: number }) => {
      start ??= timestamp;
      const progress = Math.min(1, (timestamp - start) / duration);
      setShown(Math.round(value * progress));
      if (progress === 1) cancelFrame(step);
    };
    const stopWaiting = delay(() => frame.update(step, true), countDelay / 1000);
    return () => {
      stopWaiting();
      cancelFrame(step);
    };
  }, [value, duration]);
  return shown;
}
