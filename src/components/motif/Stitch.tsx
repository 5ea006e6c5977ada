import type { CSSProperties } from 'react';

interface StitchProps {
  readonly direction?: 'horizontal' | 'vertical';
  /** Thickness in CSS pixels. */
  readonly weight?: 2 | 3;
  /** May be sewn on once when an ancestor says `data-sewing="on"`. */
  readonly sewn?: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** A rule of running stitch in the text colour: whole stitches at any length, one flush at each end. Needs `motifCss`. */
export function Stitch({ direction = 'horizontal', weight = 2, sewn, ...rest }: StitchProps) {
  const names = [
    'stitch',
    direction === 'vertical' ? 'stitch-y' : 'stitch-x',
    weight === 3 && 'stitch-bold',
    sewn && 'stitch-sewn',
    rest.className,
  ];
  return <span aria-hidden="true" className={names.filter(Boolean).join(' ')} style={rest.style} />;
}
