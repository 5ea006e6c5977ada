import { useEffect } from 'react';
import { prefersStillness } from './stillness';

/** Pixels and milliseconds of the scroll reveal (spec §4 and §9). */
export const reveal = { offset: 60, duration: 800 } as const;

const frames = (): Keyframe[] => [
  { opacity: 0, transform: `translateY(${reveal.offset}px)` },
  { opacity: 1, transform: 'none' },
];

/**
 * Lets every `[data-reveal]` below the first screen rise into view, once (decision 0010). What it hides it hides by a waiting
 * animation, so nothing is hidden without scripts, in print or for those who prefer less motion.
 */
export function useReveal(): void {
  useEffect(() => {
    if (prefersStillness() || !('IntersectionObserver' in window)) return undefined;
    const waiting = new Map<Element, Animation>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const animation = waiting.get(target);
        const below = !isIntersecting && boundingClientRect.top > 0;
        if (!animation && below) {
          waiting.set(target, held(target));
        } else if (animation && below) {
          continue;
        } else {
          animation?.play();
          waiting.delete(target);
          observer.unobserve(target);
        }
      }
    });
    const showAll = () => {
      for (const animation of waiting.values()) animation.cancel();
      waiting.clear();
      observer.disconnect();
    };
    for (const target of document.querySelectorAll('[data-reveal]')) observer.observe(target);
    addEventListener('beforeprint', showAll);
    return () => {
      removeEventListener('beforeprint', showAll);
      showAll();
    };
  }, []);
}

/** Holds an element at the first frame of its reveal. */
function held(target: Element): Animation {
  const { duration } = reveal;
  const easing = 'cubic-bezier(0.16, 1, 0.3, 1)';
  const animation = target.animate(frames(), { duration, easing, fill: 'backwards' });
  animation.pause();
  return animation;
}
