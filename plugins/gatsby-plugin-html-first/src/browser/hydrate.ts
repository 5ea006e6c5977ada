import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { allowForeignChanges } from './foreign-changes';
import { markLost } from './page-events';

/**
 * Hydrates a page, when load-scripts.ts has started the scripts. It does so in a transition, which yields to input. React removes a page
 * whose error no boundary catches. Then the nodes of the build come back: text, links and `<details>` work without React.
 */
export function hydrate(element: ReactNode, container: Element): void {
  allowForeignChanges();
  const built = [...container.childNodes];
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    container.replaceChildren(...built);
    markLost();
  };
  startTransition(() => {
    hydrateRoot(container, element, {
      onUncaughtError,
      // React has rendered the part anew, so the page works. `reportError`, the default, would call it an exception.
      onRecoverableError: (error) =>
        console.warn('Hydration failed; React rendered this part again on the client:', error),
    });
  });
}
