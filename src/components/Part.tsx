import type { ReactNode } from 'react';
import { Hydrate, HydrateNear } from '../../plugins/gatsby-plugin-html-first';
import { LazyStyles } from '../theme/LazyStyles';

interface Props {
  /** Hydrates when it comes near the screen. */
  near?: boolean;
  children: ReactNode;
}

/** A part of a page that hydrates separately (docs/decisions/0006), with the data in the props of its children. */
export function Part({ near = false, children }: Props) {
  const Boundary = near ? HydrateNear : Hydrate;
  return (
    <Boundary>
      <LazyStyles>{children}</LazyStyles>
    </Boundary>
  );
}
