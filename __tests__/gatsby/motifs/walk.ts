import type { Copies, Figure, Part, Stroke, Turns } from '../../../src/gatsby/motifs/figure';
import type { Point } from '../../../src/gatsby/motifs/path';

/** A stretch of a path: the points it is made of when curves are broken into short chords. */
export interface Stretch {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

const STEPS = 48;
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, H: 1, V: 1, L: 2, C: 6, A: 7, Z: 0 };

const steps = (at: (t: number) => Point): Point[] =>
  Array.from({ length: STEPS }, (_, i) => at((i + 1) / STEPS));

/** The points of a circular arc; the arcs drawn here are half circles, so the middle of the chord is the centre. */
function halfCircle([x0, y0]: Point, [x1, y1]: Point, sweep: boolean): Point[] {
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const [dx, dy] = [x0 - cx, y0 - cy];
  return steps((t) => {
    const angle = (sweep ? 1 : -1) * Math.PI * t;
    return [
      cx + dx * Math.cos(angle) - dy * Math.sin(angle),
      cy + dx * Math.sin(angle) + dy * Math.cos(angle),
    ];
  });
}

/** Reads path data independently of the code that wrote it. Throws on a command or a number it does not know. */
export function walk(d: string): Stretch[] {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  if (tokens.join('').length !== d.replace(/\s/g, '').length) throw new Error(`Unread data: ${d}`);
  const stretches: { points: Point[]; closed: boolean }[] = [];
  let here: Point = [0, 0];
  let command = '';
  for (let i = 0; i < tokens.length;) {
    if (/[a-zA-Z]/.test(tokens[i] ?? '')) command = tokens[i++] ?? '';
    const upper = command.toUpperCase();
    const count = ARGUMENTS[upper];
    if (count === undefined) throw new Error(`Unknown command ${command} in ${d}`);
    const n = tokens.slice(i, i + count).map(Number);
    if (n.length < count || n.some(Number.isNaN)) throw new Error(`Bad numbers in ${d}`);
    i += count;
    const [ox, oy] = command === upper ? [0, 0] : here;
    const p = (at: number): Point => [ox + (n[at] ?? 0), oy + (n[at + 1] ?? 0)];
    const last = stretches.at(-1);
    if (upper === 'M') {
      here = p(0);
      stretches.push({ points: [here], closed: false });
      continue;
    }
    if (!last) throw new Error(`No start in ${d}`);
    if (upper === 'Z') {
      last.closed = true;
      here = last.points[0] ?? here;
      continue;
    }
    const [x0, y0] = here;
    if (upper === 'C') {
      const [a, b, c] = [p(0), p(2), p(4)];
      last.points.push(
        ...steps((t) => {
          const s = 1 - t;
          const mix = (k: 0 | 1) =>
            s ** 3 * (k ? y0 : x0) + 3 * s * s * t * a[k] + 3 * s * t * t * b[k] + t ** 3 * c[k];
          return [mix(0), mix(1)];
        }),
      );
      here = c;
    } else if (upper === 'A') {
      const end = p(5);
      last.points.push(...halfCircle(here, end, n[4] === 1));
      here = end;
    } else {
      const end: Point =
        upper === 'H' ? [ox + (n[0] ?? 0), y0] : upper === 'V' ? [x0, oy + (n[0] ?? 0)] : p(0);
      last.points.push(...steps((t) => [x0 + (end[0] - x0) * t, y0 + (end[1] - y0) * t]));
      here = end;
    }
  }
  return stretches;
}

/** The length of a stretch. */
export const lengthOf = ({ points }: Stretch): number =>
  points.reduce((sum, [x, y], i) => {
    const [px, py] = points[i - 1] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);

type Move = (point: Point) => Point;

/** Takes degrees; gives the turn about the origin by them. */
export const rotation =
  (degrees: number): Move =>
  ([x, y]) => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    return [x * cos - y * sin, x * sin + y * cos];
  };

function copyMoves(copies: Copies | Turns): Move[] {
  return Array.from({ length: copies.times }, (_, i) =>
    'turn' in copies
      ? rotation(copies.turn * i)
      : ([x, y]: Point): Point => [x + copies.shift[0] * i, y + copies.shift[1] * i],
  );
}

/** Where each copy of a part's lines lies. */
export function moves({ copies = [], turns, from = 0 }: Part): Move[] {
  const all = [...copies, ...(turns ? [turns] : [])].reduce<Move[]>(
    (inner, next) =>
      copyMoves(next).flatMap((outer) =>
        inner.map(
          (m): Move =>
            (p) =>
              outer(m(p)),
        ),
      ),
    [(p) => p],
  );
  return all.map(
    (m): Move =>
      (p) =>
        rotation(from)(m(p)),
  );
}

/** Every line of a figure with all its copies, as points. */
export function drawn(figure: Figure): { stroke: Stroke; points: Point[] }[] {
  return figure.parts.flatMap((part) =>
    part.strokes.flatMap((stroke) => {
      const points = walk(stroke.d).flatMap((stretch) => stretch.points);
      return moves(part).map((move) => ({ stroke, points: points.map(move) }));
    }),
  );
}
