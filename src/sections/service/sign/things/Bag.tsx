import { palette } from '../../../../theme/tokens';
import { Name, type DrawingProps } from '../../../shared/sign/Name';
import { stitches } from '../../../shared/sign/stitches';

/** A paper bag with a printed block. */
export function Bag(shown: DrawingProps) {
  const { ground, thread, emblem } = shown;
  return (
    <svg viewBox="0 0 300 300" width="300" height="300">
      <rect width="300" height="300" rx="28" fill={palette.marigold} />
      <path
        fill="none"
        stroke={palette.bark}
        strokeWidth="6"
        strokeLinecap="round"
        d="M100 44c0-44 84-44 84 0"
      />
      <path fill={palette.paper} d="M24 38h244l10 262H14z" />
      <path fill={palette.jute} d="M244 38h24l10 262h-28z" />
      <rect x="32" y="60" width="204" height="214" rx="10" fill={ground} />
      <rect x="40" y="68" width="188" height="198" rx="6" {...stitches(thread, 3, '10 7')} />
      <image href={emblem} x="106" y="74" width="56" height="56" />
      <Name {...shown} x={134} y={134} width={176} height={124} least={19} />
    </svg>
  );
}
