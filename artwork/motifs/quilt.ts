import { sew } from './figure';
import { diamond, flower } from './figures/flower';
import { trace } from './path';

const TILE = { width: 64, height: 40 };
const STITCH = { width: 2.6, dash: 6.4, gap: 2.6 };

/** Returns one tile of the border: a diamond and a flower side by side, with a line above and below. */
export function quiltTile(): string {
  const rules = [2, TILE.height - 2].map((y) =>
    sew(trace([-8, y], [[TILE.width + 8, y]]), 1, { width: 2.6, dash: 10, gap: 6 }, 'centred'),
  );
  const eye = sew(diamond(16, 20, 12), 2, STITCH, 'centred', 4);
  const lines = [...rules, eye].map(
    ({ d, dash, offset }) =>
      `<path d='${d}' stroke-dasharray='${dash}' stroke-dashoffset='${offset}'/>`,
  );
  const seed = "<path stroke-width='5' d='M16 20h.1'/>";
  const bloom = `<path stroke-width='1' d='${flower(48, 20, 12).d}'/>`;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${TILE.width}' height='${TILE.height}' stroke='black' stroke-linecap='round'>` +
    `<g fill='none' stroke-width='2.6'>${lines.join('')}</g>${seed}${bloom}</svg>`
  );
}
