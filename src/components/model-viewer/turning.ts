/** How an object stands, in degrees: turned about its axis (0 to below 360) and seen from above. */
export interface Stance {
  readonly turn: number;
  readonly tilt: number;
}

export const frontStance: Stance = { turn: 0, tilt: 12 };

/** Degrees: from a little below to well above. */
const tilts = { least: -10, most: 60 } as const;

/** Returns the new one, turning without end and tilting within its bounds. */
export function turned({ turn, tilt }: Stance, by: Partial<Stance>): Stance {
  return {
    turn: (((turn + (by.turn ?? 0)) % 360) + 360) % 360,
    tilt: Math.min(tilts.most, Math.max(tilts.least, tilt + (by.tilt ?? 0))),
  };
}

const keys: Partial<Record<string, Partial<Stance>>> = {
  ArrowLeft: { turn: -15 },
  ArrowRight: { turn: 15 },
  ArrowUp: { tilt: 10 },
  ArrowDown: { tilt: -10 },
  PageUp: { turn: 90 },
  PageDown: { turn: -90 },
};

/** Returns the stance that a key leads to, or undefined where the key is for others. */
export function turnedByKey(stance: Stance, key: string): Stance | undefined {
  if (key === 'Home') return frontStance;
  const by = keys[key];
  return by && turned(stance, by);
}

/** Returns the stance: once across is half a turn. */
export function turnedByDrag(stance: Stance, x: number, y: number, width: number): Stance {
  const degrees = 180 / Math.max(width, 1);
  return turned(stance, { turn: x * degrees, tilt: y * degrees });
}
