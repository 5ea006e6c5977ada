import { stitchCss } from '../../../src/gatsby/motifs/stitch-css';
import { levelMaskOf, ruleMask, uprightMaskOf } from '../../../src/gatsby/motifs/stitching';
import { cornerReaches } from '../../../src/motif/stitching';

const pictures = (css: string): Document[] =>
  [...css.matchAll(/url\("data:image\/svg\+xml,([^"]*)"\)/g)].map(([, svg = '']) =>
    new DOMParser().parseFromString(svg, 'image/svg+xml'),
  );

describe('the styles of what is sewn', () => {
  const css = stitchCss('/static/motifs/abc');

  it('hold pictures that are well-formed', () => {
    expect(pictures(css).length).toBeGreaterThan(0);
    for (const svg of pictures(css)) expect(svg.querySelector('parsererror')).toBeNull();
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
    const sewn = pictures(levelMaskOf(reach)).flatMap((svg) => [
      ...svg.querySelectorAll('[stroke-dasharray]'),
    ]);
    expect(sewn.flatMap((group) => [...group.querySelectorAll('path')])).toHaveLength(4);
    for (const group of sewn) {
      const [on = 0, off = 0] = (group.getAttribute('stroke-dasharray') ?? '')
        .split(' ')
        .map(Number);
      const count = ((Math.PI / 2) * (reach - 1)) / (on + off);
      expect(Math.abs(count - Math.round(count))).toBeLessThan(0.02);
    }
  });
});
