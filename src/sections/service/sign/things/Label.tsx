import { palette } from '../../../../theme/tokens';
import { Name, type DrawingProps } from '../../../shared/sign/Name';
import { stitches } from '../../../shared/sign/stitches';

/** A woven label, sewn to cloth at both ends. */
export function Label(shown: DrawingProps) {
  const { ground, thread } = shown;
  return (
    <svg viewBox="0 0 300 300" width="300" height="300">
      <rect width="300" height="300" rx="28" fill={palette.rose} />
      <path {...stitches(palette.paper, 3, '12 9')} d="M0 26h300M0 274h300" />
      <rect x="12" y="52" width="276" height="196" rx="6" fill={ground} />
      <path {...stitches(thread, 4, '13 8')} d="M24 60v180M276 60v180M36 66h228M36 234h228" />
      <Name {...shown} x={150} y={78} width={228} height={144} least={19} />
    </svg>
  );
}
