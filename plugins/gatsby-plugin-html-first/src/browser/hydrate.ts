import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates a page, when load-scripts.ts has started the scripts. It does so in a transition, which yields to input. */
export function hydrate(element: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, element);
  });
}
