import { stitchCss } from '../../../src/components/motif/stitch-css';
import { levelMaskOf, ruleMask, uprightMaskOf } from '../../../src/components/motif/stitch-masks';
import { cornerRadii, stitchedOutline } from '../../../src/components/motif/stitching';

describe('styles of motifs', () => {
  const css = stitchCss('/static/motifs/abc');

  it('hold no picture that a browser has to open before it paints', () => {
    expect(css).not.toMatch(/url\(["']?data:/);
  });

  it.each([ruleMask, uprightMaskOf, ...cornerRadii.map(levelMaskOf)])(
    'let the boxes of layers take turns, for Firefox (%#)',
    (mask) => {
      const boxes = [...mask.matchAll(/(border|content)-box/g)].map(([box]) => box);
      const same = boxes.findIndex((box, i) => box === boxes[i + 1]);
      const last = same < 0 ? [] : boxes.slice(same);
      expect(new Set(last).size).toBeLessThanOrEqual(1);
    },
  );

  it.each(cornerRadii)('hold the masks of an outline of %i pixels', (cornerRadius) => {
    const ring = stitchedOutline({ cornerRadius });
    for (const side of ['&::before', '&::after'] as const) {
      const [, name = ''] = /^var\((.+)\)$/.exec(ring[side].mask) ?? [];
      expect(name).not.toBe('');
      expect(css).toContain(`${name}:`);
    }
  });
});
