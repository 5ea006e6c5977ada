import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearch } from '../../../lib/useSearch';
import { prefersReducedMotion } from '../../../components/motion/reduced-motion';

/**
 * Returns the query of the URL and updates it in view transitions, which move `[data-picture]` to their new positions and into the
 * lightbox. Without view transitions or with reduced motion, everything changes at once.
 */
export function useAnimatedSearch(): URLSearchParams {
  const search = useSearch().toString();
  const [followed, setFollowed] = useState(search);
  // No transition between pictures in the lightbox.
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
  // A second transition cancels the first.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (latest === transition) nameAll();
  });
}

/** Pictures have names only during a transition. Otherwise a navigation would capture all of them. */
function nameAll(selector?: string): void {
  for (const element of named) element.style.viewTransitionName = '';
  named = selector ? [...document.querySelectorAll<HTMLElement>(selector)] : [];
  for (const { style, dataset } of named)
    style.viewTransitionName = `picture-${dataset['picture'] ?? ''}`;
}
