import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Brings a page to life in a transition, which yields to the visitor's touch (docs/decisions/0006-hydration.md). A page
 * without server markup, as in development, is rendered at once.
 */
export function hydrateWhenIdle(element: ReactNode, container: Element): void {
  if (!container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes()) {
    createRoot(container).render(element);
    return;
  }
  startTransition(() => {
    hydrateRoot(container, element);
  });
}
