import { Suspense, type ReactNode } from 'react';
import { HydrateNear } from '../../plugins/gatsby-plugin-html-first';
import { LazyStyles } from '../theme/LazyStyles';

interface Props {
  /** Hydrates when it comes near the screen. */
  near?: boolean;
  children: ReactNode;
}

/** A part of a page that hydrates separately (docs/decisions/0006). */
export function Part({ near = false, children }: Props) {
  const Boundary = near ? HydrateNear : Suspense;
  return (
    <Boundary>
      <LazyStyles>{children}</LazyStyles>
    </Boundary>
  );
}
