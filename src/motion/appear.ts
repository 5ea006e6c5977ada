import { animate } from 'framer-motion/dom/mini';
import { prefersReducedMotion } from './reduced-motion';

/** Lets it come into its place. Whoever prefers less motion sees it there at once. */
export function appear(element: HTMLElement | null | undefined, rise = 8): void {
  if (!element || prefersReducedMotion()) return;
  const place = rise > 0 && { transform: [`translateY(${rise}px)`, 'none'] };
  void animate(element, { opacity: [0, 1], ...place }, { duration: 0.2, ease: 'easeOut' }).then(
    () => {
      // The last frame stays as a style, which would outlast what the page's own styles say later.
      element.style.removeProperty('opacity');
      element.style.removeProperty('transform');
    },
  );
}
