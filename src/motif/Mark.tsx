import type { CSSProperties } from 'react';
import { MARK_LINES, MARK_THICKNESS } from './mark-svg';

interface MarkProps {
  /** Width and height in CSS pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** The symbol in the colour of the text, hidden from assistive technology: the name beside it is live text. */
export function Mark({ size = 32, className, style }: MarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={MARK_THICKNESS}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
      style={style}
    >
      <path d={MARK_LINES} />
    </svg>
  );
}
