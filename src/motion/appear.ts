import { animate } from 'framer-motion/dom/mini';
import { prefersStillness } from './stillness';

/** Takes what has just opened, a menu or a dialog; lets it drop into its place. Whoever prefers less motion sees it there at once. */
export function appear(element: Element | null | undefined): void {
  if (!element || prefersStillness()) return;
  void animate(
    element,
    { opacity: [0, 1], transform: ['translateY(-10px)', 'none'] },
    { duration: 0.2, ease: 'easeOut' },
  );
}
