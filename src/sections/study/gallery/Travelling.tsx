import { AnimateView } from 'framer-motion/animate-view';
import type { ReactNode } from 'react';
import { useStillness } from '../../../motion/stillness';

const timing = { duration: 0.3, ease: [0.22, 1, 0.36, 1] } as const;

interface Props {
  /** Of the picture: what has the same slug before and after a change is the same picture. */
  slug: string;
  children: ReactNode;
}

/**
 * A picture that travels: to its new place when a filter changes, and out of its thumbnail into the lightbox and back. Browsers
 * without view transitions, and visitors who prefer less motion, see it in its new place at once.
 */
export function Travelling({ slug, children }: Props) {
  if (useStillness()) return children;
  return (
    <AnimateView name={`picture-${slug}`} transition={timing}>
      {children}
    </AnimateView>
  );
}
