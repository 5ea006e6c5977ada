import { patch, sew } from '../../figure';
import type { Figure } from '../../figure';
import { turn } from '../../path';
import type { Point } from '../../path';
import { flower } from '../flower';
import { BOLD, emblem, FINE, lines, polygon, whole } from './cloth';

/** How far the letter leans, in degrees. */
const LEAN = -10;
/** Half its width and half its height. */
const [ACROSS, DOWN] = [32, 26];
/** How far the flap stands off the edges it folds from. */
const FOLD = 6.5;

const placed = (x: number, y: number): Point => {
  const [px, py] = turn([x, y], LEAN);
  return [px + 8.5, py];
};

/** A quick proposal: a sealed letter in flight. */
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
