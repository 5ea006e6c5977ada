import { patch, sew } from '../../figure';
import type { Figure } from '../../figure';
import { circle, join, polar, trace } from '../../path';
import type { Outline } from '../../path';
import { flower } from '../flower';
import { BOLD, emblem, FINE } from './cloth';

const [OUTER, INNER] = [38, 18];
/** Half of the angle of a band, in degrees. */
const HALF = 15;
const BANDS = [45, 135, 225, 315];

/** Returns a band across the ring. Its ends curve with the ring. */
function band(at: number): Outline {
  const bow = 1.035;
  return trace(
    polar(OUTER, at - HALF),
    [
      [
        polar(OUTER * bow, at - HALF / 3),
        polar(OUTER * bow, at + HALF / 3),
        polar(OUTER, at + HALF),
      ],
      polar(INNER, at + HALF),
      [
        polar(INNER * bow, at + HALF / 3),
        polar(INNER * bow, at - HALF / 3),
        polar(INNER, at - HALF),
      ],
      polar(OUTER, at - HALF),
    ],
    true,
  );
}

/** Returns the rope between two bands. */
const rope = (at: number): Outline =>
  trace(polar(OUTER + 1, at + HALF), [
    [polar(OUTER + 13, at + 34), polar(OUTER + 13, at + 56), polar(OUTER + 1, at + 90 - HALF)],
  ]);

/** The emblem for help after the launch. */
export function lifebuoy(): Figure {
  return emblem(
    [
      sew(circle(OUTER), 1, BOLD),
      sew(circle(INNER), 1, BOLD),
      sew(join(BANDS.map(rope)), 2, FINE, 'flush'),
      patch(flower(0, 0, 11), 4, FINE),
    ],
    [patch(join(BANDS.map(band)), 3, FINE)],
  );
}
