import { closest } from './closest';
import { viewObserver } from './view-observer';

/** The gestures that hydrate the part they aim at. The listeners run before those of React, which then hydrates the part at once. */
const gestures = ['pointerdown', 'keydown', 'focusin', 'input', 'click'] as const;
/** Milliseconds after the first part waits. Then, parts that nobody has come near are hydrated, one in each idle period. */
const hydrateAllAfterMs = 10_000;

const partSelector = '[data-hydrate-near]';

export interface Part {
  near: Promise<void>;
  resolve: () => void;
  isNear: boolean;
  isHydrated: boolean;
}

/** Lets React's `use` read the result at once, without waiting for a microtask. */
const fulfilled = { status: 'fulfilled', value: undefined } as const;

export const alreadyNear = Object.assign(Promise.resolve(), fulfilled);

/** The parts by their id. */
const parts = new Map<string, Part>();
/** Null if the browser has none: then parts hydrate when a gesture aims at them, or when the browser is idle. */
let observer: IntersectionObserver | null | undefined;

/** Notes from now on which parts gestures aim at. Call it before React listens. */
export function followGestures(): void {
  for (const gesture of gestures)
    addEventListener(gesture, (event) => setNear(closest(event, partSelector)), {
      capture: true,
      passive: true,
    });
}

/**
 * Returns a promise that resolves when the element with `data-hydrate-near="id"` is at most one screen away, or when a gesture aims at it.
 */
export function whenNear(id: string): Promise<void> {
  const known = parts.get(id);
  if (known) return known.near;
  const element = document.querySelector(`[data-hydrate-near="${id}"]`);
  if (!element) return alreadyNear;
  if (observer === undefined) observer = observe();
  observer?.observe(element);
  return partOf(id).near;
}

function partOf(id: string): Part {
  const known = parts.get(id);
  if (known) return known;
  let resolve = () => {};
  const near = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  const part = { near, resolve, isNear: false, isHydrated: false };
  parts.set(id, part);
  return part;
}

/** Notes that React has hydrated a part: it has taken over the elements of the build. */
export function setHydrated(id: string): void {
  partOf(id).isHydrated = true;
}

/** Returns the part around an element if it is not hydrated. If React renders it anew, it never will be. */
export function unhydratedPart(element: Element): Part | undefined {
  const id = element.closest<HTMLElement>(partSelector)?.dataset['hydrateNear'] ?? '';
  const part = parts.get(id);
  return part?.isHydrated ? undefined : part;
}

/** Marks the part with that element as near. */
function setNear(host: Element | null): void {
  if (host) hydrate(partOf(host.getAttribute('data-hydrate-near') ?? ''));
}

function hydrate(part: Part): void {
  part.isNear = true;
  void Object.assign(part.near, fulfilled);
  part.resolve();
}

function observe(): IntersectionObserver | null {
  setTimeout(hydrateWhenIdle, hydrateAllAfterMs);
  return viewObserver(setNear, { rootMargin: '100% 0px' }) ?? null;
}

/** Hydrates one part in each idle period. */
function hydrateWhenIdle(): void {
  const next = [...parts.values()].find(({ isNear }) => !isNear);
  if (!next) return;
  const onIdle = () => {
    hydrate(next);
    hydrateWhenIdle();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(onIdle);
  else setTimeout(onIdle, 200);
}
