import { useEffect } from 'react';
import { viewObserver } from '../../../plugins/gatsby-plugin-html-first';
import { prefersReducedMotion } from './reduced-motion';

/** Distance in pixels and duration in seconds (docs/requirements.md#timing). */
const reveal = { offset: 60, duration: 0.8 } as const;

/**
 * Reveals each `[data-reveal]` below the first screen once, when it is scrolled into view (decision 0010). It rises, or with the value
 * `sew` it is sewn from left to right. Only a paused animation hides it before, so it is visible without scripts, in print, with
 * reduced motion and in a browser that cannot do this.
 */
export function useReveal(): void {
  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const below = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
      (target) => target.getBoundingClientRect().top > innerHeight,
    );
    const waiting = new Map<Element, Animation>();
    const observer = viewObserver((target) => {
      waiting.get(target)?.play();
      waiting.delete(target);
      observer?.unobserve(target);
    });
    if (!observer || !('animate' in Element.prototype)) return undefined;
    for (const target of below) {
      waiting.set(target, pausedAnimation(target));
      observer.observe(target);
    }
    const showAll = () => {
      observer.disconnect();
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

const keyframes = {
  rise: [{ opacity: 0, transform: `translateY(${reveal.offset}px)` }, {}],
  sew: [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }],
};
const easings = { rise: 'cubic-bezier(0.16, 1, 0.3, 1)', sew: 'steps(24)' };

/** Returns the reveal animation of an element, paused at the first frame. */
function pausedAnimation(target: HTMLElement): Animation {
  const way = target.dataset['reveal'] === 'sew' ? 'sew' : 'rise';
  const animation = target.animate(keyframes[way], {
    duration: 1000 * reveal.duration,
    easing: easings[way],
  });
  animation.pause();
  return animation;
}
