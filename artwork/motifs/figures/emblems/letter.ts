import { patch, sew } from '../../figure';
import type { Figure } from '../../figure';
import { turn } from '../../path';
import type { Point } from '../../path';
import { flower } from '../flower';
import { BOLD, emblem, FINE, lines, polygon, whole } from './cloth';

/** The rotation of the letter in degrees. */
const LEAN = -10;
/** Half of the width and half of the height. */
const [ACROSS, DOWN] = [32, 26];
/** The distance of the flap from the edges of the letter. */
const FOLD = 6.5;

const placed = (x: number, y: number): Point => {
  const [px, py] = turn([x, y], LEAN);
  return [px + 8.5, py];
};

/** The emblem for a quick proposal: a flying letter with a seal. */
export function letter(): Figure {
  const sheet = polygon([
    placed(-ACROSS, -DOWN),
    placed(ACROSS, -DOWN),
    placed(ACROSS, DOWN),
    placed(-ACROSS, DOWN),
  ]);
  const flap = polygon([
    placed(-ACROSS + 2 * FOLD, -DOWN + FOLD),
    placed(ACROSS - 2 * FOLD, -DOWN + FOLD),
    placed(0, 4),
  ]);
  const [sealX, sealY] = placed(0, 8);
  const wake = ([y, from, to]: readonly [number, number, number]): [Point, Point] => [
    placed(-ACROSS - from, y),
    placed(-ACROSS - to, y),
  ];
  return emblem(
    [
      sew(sheet, 1, BOLD),
      patch(flap, 2, BOLD),
      whole(lines([wake([-12, 9, 15]), wake([3, 9, 24]), wake([18, 9, 15])]), 4, FINE),
    ],
    [patch(flower(sealX, sealY, 14), 3, FINE)],
  );
}
