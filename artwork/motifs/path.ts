/** A point in user units. Larger y values are further down. */
export type Point = readonly [x: number, y: number];

/** A segment of an outline: a straight line to a point, or a cubic curve with two control points and an end. */
export type Leg = Point | readonly [control1: Point, control2: Point, end: Point];

/** A line as SVG path data, with its length in user units. */
export interface Outline {
  readonly d: string;
  readonly length: number;
  readonly closed: boolean;
}

// The number of straight pieces that measure a curve. With fewer, sharp bends would be too short.
const CHORDS = 48;

const isCurve = (leg: Leg): leg is readonly [Point, Point, Point] => leg.length === 3;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Returns numbers as short path data: one decimal, no leading zero, no space before a minus sign. */
export function digits(...values: readonly number[]): string {
  return values
    .map((value) => String(tenth(value) + 0).replace(/^(-?)0\./, '$1.'))
    .reduce((line, next) => line + (line && !next.startsWith('-') ? ' ' : '') + next, '');
}

/** Returns the point `radius` units from the origin, `degrees` clockwise from up. */
export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** Rotates a point clockwise about the origin. */
export function turn([x, y]: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Mirrors a point at the vertical axis. */
export const mirror = ([x, y]: Point): Point => [-x, y];

/** Returns the point at `t` (0 to 1) of the cubic curve from `start`. */
export function along(start: Point, leg: readonly [Point, Point, Point], t: number): Point {
  const s = 1 - t;
  const mix = (axis: 0 | 1) =>
    s ** 3 * start[axis] +
    3 * s * s * t * leg[0][axis] +
    3 * s * t * t * leg[1][axis] +
    t ** 3 * leg[2][axis];
  return [mix(0), mix(1)];
}

function legLength(start: Point, leg: Leg): number {
  if (!isCurve(leg)) return Math.hypot(leg[0] - start[0], leg[1] - start[1]);
  let length = 0;
  let last = start;
  for (let i = 1; i <= CHORDS; i += 1) {
    const next = along(start, leg, i / CHORDS);
    length += Math.hypot(next[0] - last[0], next[1] - last[1]);
    last = next;
  }
  return length;
}

/** Returns the command and the numbers separately, because a repeated command needs no letter. */
function legData(start: Point, leg: Leg): readonly [command: string, numbers: string] {
  const [x, y] = start;
  if (isCurve(leg)) return ['c', digits(...leg.flatMap(([px, py]) => [px - x, py - y]))];
  const [dx, dy] = [leg[0] - x, leg[1] - y];
  if (tenth(dy) === 0) return ['h', digits(dx)];
  return tenth(dx) === 0 ? ['v', digits(dy)] : ['l', digits(dx, dy)];
}

const after = (numbers: string): string => (numbers.startsWith('-') ? numbers : ' ' + numbers);

const snap = ([x, y]: Point): Point => [tenth(x), tenth(y)];

/** Returns the line from `start` along `legs` (absolute points). It rounds points first, so that relative data does not add up errors. */
export function trace(start: Point, legs: readonly Leg[], closed = false): Outline {
  let here = snap(start);
  let d = 'M' + digits(...here);
  let length = 0;
  let last = '';
  for (const leg of legs) {
    const next: Leg = isCurve(leg) ? [snap(leg[0]), snap(leg[1]), snap(leg[2])] : snap(leg);
    const [command, numbers] = legData(here, next);
    d += command === last ? after(numbers) : command + numbers;
    last = command;
    length += legLength(here, next);
    here = isCurve(next) ? next[2] : next;
  }
  return { d: closed ? d + 'z' : d, length, closed };
}

/** Returns a circle around the origin that starts at the top. */
export function circle(radius: number): Outline {
  const r = tenth(radius);
  const half = `${digits(r, r)} 0 1 1 0`;
  return {
    d: `M0${digits(-r)}a${half} ${digits(2 * r)} ${half}${digits(-2 * r)}`,
    length: 2 * Math.PI * r,
    closed: true,
  };
}

/** Returns the upper half of a circle around the origin, from left to right. */
export function arch(radius: number): Outline {
  const r = tenth(radius);
  return {
    d: `M${digits(-r)} 0a${digits(r, r)} 0 0 1 ${digits(2 * r)} 0`,
    length: Math.PI * r,
    closed: false,
  };
}

/** Joins outlines of the same length into one path. The dashes restart on each. */
export function join(outlines: readonly Outline[]): Outline {
  const [first] = outlines;
  if (!first) throw new RangeError('join needs at least one outline');
  return { ...first, d: outlines.map((outline) => outline.d).join('') };
}
