import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearch } from '../../../hooks/useSearch';
import { prefersReducedMotion } from '../../../motion/reduced-motion';

/**
 * Returns the query of the address and follows it in view transitions, in which `[data-picture]` travel to their new places and
 * into the lightbox. Browsers without them, and visitors who prefer less motion, see everything in its new place at once.
 */
export function useAnimatedSearch(): URLSearchParams {
  const search = useSearch().toString();
  const [followed, setFollowed] = useState(search);
  // From picture to picture in the lightbox nothing travels.
  const turns = [search, followed].every((query) => new URLSearchParams(query).has('image'));
  const travels = canTravel() && !turns;
  if (!travels && search !== followed) setFollowed(search);
  useLayoutEffect(() => {
    if (travels && search !== followed) travel(() => flushSync(() => setFollowed(search)));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it follows the address alone
  }, [search]);
  return new URLSearchParams(followed);
}

const canTravel = () =>
  typeof document !== 'undefined' && 'startViewTransition' in document && !prefersReducedMotion();

let latest: ViewTransition | undefined;
let named: HTMLElement[] = [];

function travel(update: () => void): void {
  nameAll('[data-picture]');
  const transition = document.startViewTransition(() => {
    update();
    nameAll('[data-picture]');
  });
  latest = transition;
  // A second change skips the motion of the first.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (latest === transition) nameAll();
  });
}

/** The pictures have names only while they travel: all would be caught when the visitor leaves the page. */
function nameAll(selector?: string): void {
  for (const element of named) element.style.viewTransitionName = '';
  named = selector ? [...document.querySelectorAll<HTMLElement>(selector)] : [];
  for (const { style, dataset } of named)
    style.viewTransitionName = `picture-${dataset['picture'] ?? ''}`;
}
