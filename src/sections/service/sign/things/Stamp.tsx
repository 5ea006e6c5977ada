import { palette } from '../../../../theme/tokens';
import { Name, type DrawingProps } from '../../../shared/sign/Name';
import { stitches } from '../../../shared/sign/stitches';

const dots = [-2, -1, 0, 1, 2];

/** A stamp on paper, in one color. */
export function Stamp({ ground, ...shown }: DrawingProps) {
  // Yellow ink cannot be read on paper.
  const ink = ground === palette.marigold ? palette.indigo : ground;
  return (
    <svg viewBox="0 0 300 300" width="300" height="300">
      <rect width="300" height="300" rx="28" fill={palette.sky} />
      <path fill={palette.paper} d="M14 14h272v272H14z" />
      <g fill="none" stroke={ink} transform="rotate(-9 150 150)">
        <circle cx="150" cy="150" r="126" strokeWidth="6" />
        <circle cx="150" cy="150" r="114" {...stitches(ink, 3, '10 7')} />
        {dots.map((dot) => (
          <g key={dot} fill={ink} stroke="none">
            <circle cx={150 + 20 * dot} cy={68 + 3 * dot * dot} r={dot === 0 ? 7 : 4} />
            <circle cx={150 + 20 * dot} cy={232 - 3 * dot * dot} r={dot === 0 ? 7 : 4} />
          </g>
        ))}
        <g stroke="none">
          <Name
            {...shown}
            ground={palette.paper}
            text={ink}
            x={150}
            y={92}
            width={200}
            height={116}
            least={19}
          />
        </g>
      </g>
    </svg>
  );
}
