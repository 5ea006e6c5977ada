import { ViewTransition, type ReactNode } from 'react';
import { useStillness } from '../../../motion/stillness';

interface Props {
  /** Of the picture: what has the same slug before and after a change is the same picture. */
  slug: string;
  children: ReactNode;
}

/**
 * A picture that travels: to its new place when a filter changes, and out of its thumbnail into the lightbox and back. Browsers
 * without view transitions, and visitors who prefer less motion, see it in its new place at once. React's own, as framer-motion's
 * puts rules into the page that its policy refuses.
 */
export function Travelling({ slug, children }: Props) {
  if (useStillness()) return children;
  return <ViewTransition name={`picture-${slug}`}>{children}</ViewTransition>;
}
