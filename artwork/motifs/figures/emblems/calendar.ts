import { knot, patch, sew } from '../../figure';
import type { Figure, Stroke } from '../../figure';
import { join, trace } from '../../path';
import { flower } from '../flower';
import { BOLD, emblem, FINE, rounded, whole } from './cloth';

const COLUMNS = [-24, -8, 8, 24];
const ROWS = [-6, 10, 26];
/** The column and the row of the marked day. */
const [MARKED_COLUMN, MARKED_ROW] = [2, 1];

/** The emblem for dates that can be planned: a calendar page with a marked day. */
export function calendar(): Figure {
  const days = ROWS.flatMap((y, row) =>
    COLUMNS.flatMap((x, column): Stroke[] =>
      column === MARKED_COLUMN && row === MARKED_ROW ? [] : [knot(x, y, 2, 5.4)],
    ),
  );
  const rings = join([-18, 18].map((x) => trace([x, -44], [[x, -34]])));
  return emblem(
    [
      sew(rounded(0, 3, 40, 39, 9), 1, BOLD),
      patch(rounded(0, -25, 31, 4, 2), 1, BOLD),
      ...days,
      patch(flower(COLUMNS[MARKED_COLUMN] ?? 0, ROWS[MARKED_ROW] ?? 0, 10.5), 3, FINE),
    ],
    [whole(rings, 4, { ...BOLD, width: 5.4 })],
  );
}
