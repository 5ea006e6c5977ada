/** The orientation of an object in degrees: `turn` about the vertical axis (0 to 360), `tilt` towards the viewer. */
export interface Rotation {
  readonly turn: number;
  readonly tilt: number;
}

export const frontRotation: Rotation = { turn: 0, tilt: 12 };

/** The range of `tilt` in degrees. */
const tilts = { least: -10, most: 60 } as const;

/** Returns the new rotation. `turn` wraps around, `tilt` is clamped. */
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

/** Returns the rotation after a key press, or undefined for other keys. */
export function rotatedByKey(rotation: Rotation, key: string): Rotation | undefined {
  if (key === 'Home') return frontRotation;
  const by = keys[key];
  return by && rotated(rotation, by);
}

/** Returns the rotation after a drag. The full width is half a turn. */
export function rotatedByDrag(rotation: Rotation, x: number, y: number, width: number): Rotation {
  const degrees = 180 / Math.max(width, 1);
  return rotated(rotation, { turn: x * degrees, tilt: y * degrees });
}
