import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Brings a page to life in a transition, which yields to the visitor's touch (docs/decisions/0006-hydration.md). A page
 * without server markup, as in development, is rendered at once; then the function that takes it away again is given back,
 * since Gatsby's dev server shows its own notes this way.
 */
export function hydrateWhenIdle(element: ReactNode, container: Element): (() => void) | undefined {
  if (!container.querySelector('main')) {
    const root = createRoot(container);
    root.render(element);
    return () => root.unmount();
  }
  startTransition(() => {
    hydrateRoot(container, element);
  });
  return undefined;
}
