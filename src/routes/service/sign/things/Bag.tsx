import { palette } from '../../../../theme/tokens';
import { Name, type Shown } from './Name';

/** A paper bag with a printed block. */
export function Bag(shown: Shown) {
  const { ground, thread, emblem } = shown;
  return (
    <svg viewBox="0 0 300 300" width="300" height="300">
      <rect width="300" height="300" rx="28" fill={palette.marigold} />
      <path
        fill="none"
        stroke={palette.bark}
        strokeWidth="6"
        strokeLinecap="round"
        d="M112 60c0-44 76-44 76 0"
      />
      <path fill={palette.paper} d="M52 54h196l10 232H42z" />
      <path fill={palette.jute} d="M222 54h26l10 232h-30z" />
      <rect x="58" y="92" width="160" height="172" rx="10" fill={ground} />
      <rect
        x="66"
        y="100"
        width="144"
        height="156"
        rx="6"
        fill="none"
        stroke={thread}
        strokeWidth="3"
        strokeDasharray="10 7"
        strokeLinecap="round"
      />
      <image href={emblem} x="108" y="106" width="60" height="60" />
      <Name {...shown} x={138} y={168} width={132} height={80} />
    </svg>
  );
}
