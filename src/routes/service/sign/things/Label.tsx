import { palette } from '../../../../theme/tokens';
import { Name, type Shown } from './Name';

/** A woven label, sewn to cloth at both ends. */
export function Label(shown: Shown) {
  const { ground, thread } = shown;
  return (
    <svg viewBox="0 0 300 300" width="300" height="300">
      <rect width="300" height="300" rx="28" fill={palette.rose} />
      <path
        fill="none"
        stroke={palette.paper}
        strokeWidth="3"
        strokeDasharray="12 9"
        strokeLinecap="round"
        d="M0 36h300M0 264h300"
      />
      <rect x="20" y="72" width="260" height="156" rx="6" fill={ground} />
      <path
        fill="none"
        stroke={thread}
        strokeWidth="4"
        strokeDasharray="13 8"
        strokeLinecap="round"
        d="M34 78v144M266 78v144M46 86h208M46 214h208"
      />
      <Name {...shown} x={150} y={94} width={204} height={112} />
    </svg>
  );
}
