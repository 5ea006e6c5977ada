import { patch, sew } from '../../figure';
import type { Figure, Thread } from '../../figure';
import { polar } from '../../path';
import type { Outline, Point } from '../../path';
import { flower } from '../flower';
import { BOLD, emblem, FINE, lines, polygon } from './cloth';

/** The distance between the centers of two patches. */
const PITCH = 28;
/** The distance from the center of a patch to its corners. */
const REACH = 13.4;
/** Half of the length of a stitch across a seam. */
const SEAM = 5;
const THREADS: readonly Thread[] = [1, 2, 4];

const hexagon = ([x, y]: Point): Outline =>
  polygon(
    [0, 60, 120, 180, 240, 300].map((degrees): Point => {
      const [px, py] = polar(REACH, degrees);
      return [x + px, y + py];
    }),
  );

/** The emblem for one team for everything: six patches around a flower, sewn together. */
export function patchwork(): Figure {
  const around = [0, 1, 2, 3, 4, 5];
  const places = around.map((i) => polar(PITCH, 30 + i * 60));
  const seams = around.map((i): [Point, Point] => {
    const [x, y] = polar(PITCH * 0.866, i * 60);
    const [dx, dy] = polar(SEAM, i * 60 + 90);
    return [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ];
  });
  return emblem(
    places.map((place, i) => patch(hexagon(place), THREADS[i % 3] ?? 1, FINE)),
    [
      sew(lines(seams), 3, { ...BOLD, dash: 2 * SEAM + BOLD.width }, 'flush'),
      patch(flower(0, 0, 14), 3, FINE),
    ],
  );
}
