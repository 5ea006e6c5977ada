import { animate } from 'framer-motion/dom/mini';
import { prefersReducedMotion } from './reduced-motion';

/** Fades an element in, unless the visitor prefers reduced motion. */
export function appear(element: HTMLElement | null | undefined, rise = 8): void {
  if (!element || prefersReducedMotion() || !('animate' in element)) return;
  const slide = rise > 0 && { transform: [`translateY(${rise}px)`, 'none'] };
  void animate(element, { opacity: [0, 1], ...slide }, { duration: 0.2, ease: 'easeOut' }).then(
    () => {
      // The library leaves the last frame as an inline style, which would override the style sheet.
      element.style.removeProperty('opacity');
      element.style.removeProperty('transform');
    },
  );
}
