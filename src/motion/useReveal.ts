import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { useEffect } from 'react';
import { prefersReducedMotion } from './reduced-motion';

/** Distance in pixels and duration in seconds (docs/requirements.md#timing). */
export const reveal = { offset: 60, duration: 0.8 } as const;

/**
 * Reveals each `[data-reveal]` below the first screen once, when it is scrolled into view (decision 0010). Only a paused animation hides
 * it before, so it is visible without scripts, in print and with reduced motion.
 */
export function useReveal(): void {
  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const below = [...document.querySelectorAll('[data-reveal]')].filter(
      (target) => target.getBoundingClientRect().top > innerHeight,
    );
    const waiting = new Map(below.map((target) => [target, pausedAnimation(target)]));
    const stop = inView(below, (target) => {
      waiting.get(target)?.play();
      waiting.delete(target);
    });
    const showAll = () => {
      stop();
      for (const animation of waiting.values()) animation.cancel();
      waiting.clear();
    };
    addEventListener('beforeprint', showAll);
    return () => {
      removeEventListener('beforeprint', showAll);
      showAll();
    };
  }, []);
}

/** Returns the reveal animation of an element, paused at the first frame. */
function pausedAnimation(target: Element) {
  const { offset, duration } = reveal;
  const animation = animate(
    target,
    { opacity: [0, 1], transform: [`translateY(${offset}px)`, 'none'] },
    { duration, ease: [0.16, 1, 0.3, 1] },
  );
  animation.pause();
  return animation;
}
