import { stitchCss } from '../../../src/gatsby/motifs/stitch-css';
import { levelMaskOf, ruleMask, uprightMaskOf } from '../../../src/gatsby/motifs/stitching';
import { cornerReaches } from '../../../src/motif/stitching';

/** Where a gradient's colours stand, in its own unit. */
const places = (gradient: string): number[] =>
  [...gradient.matchAll(/ (-?[\d.]+)(?:%|deg)(?=[ ,)])/g)].map(([, place]) => Number(place));

describe('the styles of what is sewn', () => {
  const css = stitchCss('/static/motifs/abc');

  it('hold no picture that a browser has to open before it paints', () => {
    expect(css).not.toMatch(/url\(["']?data:/);
  });

  it("take the border's picture from the folder of the drawings", () => {
    expect(css).toContain('url(/static/motifs/abc/quilt.svg)');
  });

  it.each([ruleMask, uprightMaskOf, ...cornerReaches.map(levelMaskOf)])(
    'let the boxes of layers take turns, but for the last ones, as Firefox wants it (%#)',
    (mask) => {
      const boxes = [...mask.matchAll(/(border|content)-box/g)].map(([box]) => box);
      const same = boxes.findIndex((box, i) => box === boxes[i + 1]);
      const last = same < 0 ? [] : boxes.slice(same);
      expect(new Set(last).size).toBeLessThanOrEqual(1);
    },
  );

  it.each(cornerReaches)('bend a whole number of stitches about a corner of %i pixels', (reach) => {
    const corners = levelMaskOf(reach).match(/repeating-conic-gradient\([^)]*\)/g) ?? [];
    expect(new Set(corners).size).toBe(4);
    for (const rays of corners) {
      const [first, ...stops] = places(rays.replace(/^.*?,/, '').replace(' 0 ', ' 0deg '));
      const turn = stops.at(-1) ?? 0;
      // What repeats begins with the first place.
      expect(first).toBe(0);
      expect(Math.abs(90 / turn - Math.round(90 / turn))).toBeLessThan(0.02);
      expect(stops).toEqual(stops.toSorted((a, b) => a - b));
      // Half a gap at either end, so that corners and sides follow on each other evenly.
      expect(stops[0]).toBeGreaterThan(0);
      expect((stops[0] ?? 0) + (stops.at(-2) ?? 0)).toBeCloseTo(turn, 0);
    }
  });
});
