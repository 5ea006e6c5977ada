import { keepWhole } from '../build/recording';
import { Suspense, use, useId, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { alreadyNear, setHydrated, whenNear } from './near';

/**
 * Hydrates its children when they come near the screen, when a gesture aims at them, or ten seconds after the first of them waits, one
 * in each idle period (near.ts). Until then, they are what the build rendered. What renders this component should not render again before that: React would
 * render the children anew instead of hydrating them.
 */
export function HydrateNear({ children }: { children: ReactNode }) {
  return (
    <Hydrate>
      <Part>{children}</Part>
    </Hydrate>
  );
}

/** Hydrates its children as a whole. They get all data that are in their props. */
export function Hydrate({ children }: { children: ReactNode }) {
  // No code in the browser.
  if (process.env['BUILD_STAGE'] === 'build-html') keepWhole(children);
  return <Suspense>{children}</Suspense>;
}

function Part({ children }: { children: ReactNode }) {
  const id = useId();
  const isHydrating = useIsHydrating();
  use(isHydrating ? whenNear(id) : alreadyNear);
  useLayoutEffect(() => setHydrated(id), [id]);
  return <div data-hydrate-near={id}>{children}</div>;
}

/** Returns whether React hydrates the component: true once, for what the build rendered, and false for everything else. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(neverChanges, isRendering, isHydratingInBrowser);
}

const neverChanges = () => () => undefined;
const isRendering = () => false;
const isHydratingInBrowser = () => typeof document !== 'undefined';
