import type { CSSProperties } from 'react';
import { threadVars } from './threads';
import type { Ground } from './threads';

interface QuiltProps {
  /** The ground it lies on, to set its threads; without it they come from the surroundings. */
  readonly tone?: Ground | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** A border 40 pixels high across its parent, whole repeats at any width. Needs `motifCss`. */
export function Quilt({ tone, className = '', style }: QuiltProps) {
  return (
    <span
      aria-hidden="true"
      className={`quilt ${className}`.trim()}
      style={{ ...(tone ? threadVars(tone) : {}), ...style }}
    />
  );
}
