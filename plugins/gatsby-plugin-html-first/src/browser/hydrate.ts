import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a page, when load-scripts.ts has started the scripts. It does so in a transition, which yields to input. A page without server
 * markup, as in development, is rendered at once. Gatsby's dev server calls the returned function to unmount it.
 */
export function hydrate(element: ReactNode, container: Element): (() => void) | undefined {
  if (!container.querySelector('#gatsby-focus-wrapper')) {
    const root = createRoot(container);
    root.render(element);
    return () => root.unmount();
  }
  startTransition(() => {
    hydrateRoot(container, element);
  });
  return undefined;
}
