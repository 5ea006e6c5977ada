/** How an object stands, in degrees: turned about its axis (0 to below 360) and seen from above. */
export interface Rotation {
  readonly turn: number;
  readonly tilt: number;
}

export const frontRotation: Rotation = { turn: 0, tilt: 12 };

/** Degrees: from a little below to well above. */
const tilts = { least: -10, most: 60 } as const;

/** Returns the new one, turning without end and tilting within its bounds. */
export function rotated({ turn, tilt }: Rotation, by: Partial<Rotation>): Rotation {
  return {
    turn: (((turn + (by.turn ?? 0)) % 360) + 360) % 360,
    tilt: Math.min(tilts.most, Math.max(tilts.least, tilt + (by.tilt ?? 0))),
  };
}

const keys: Partial<Record<string, Partial<Rotation>>> = {
  ArrowLeft: { turn: -15 },
  ArrowRight: { turn: 15 },
  ArrowUp: { tilt: 10 },
  ArrowDown: { tilt: -10 },
  PageUp: { turn: 90 },
  PageDown: { turn: -90 },
};

/** Returns the stance that a key leads to, or undefined where the key is for others. */
export function rotatedByKey(stance: Rotation, key: string): Rotation | undefined {
  if (key === 'Home') return frontRotation;
  const by = keys[key];
  return by && rotated(stance, by);
}

/** Returns the stance: once across is half a turn. */
export function rotatedByDrag(stance: Rotation, x: number, y: number, width: number): Rotation {
  const degrees = 180 / Math.max(width, 1);
  return rotated(stance, { turn: x * degrees, tilt: y * degrees });
}
