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
    let frame = 0;
    const timer = setTimeout(() => {
      const start = performance.now();
      const step = (now: number) => {
        const progress = Math.min(1, Math.max(0, (now - start) / duration));
        setShown(Math.round(value * progress));
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    }, countDelay);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [value, duration]);
  return shown;
}
