import { stitchCss } from '../../src/motif/stitch-css';
import { stitchedOutline } from '../../src/motif';
import { cornerReaches } from '../../src/motif/stitching';

const css = stitchCss('/static/motifs');

test.each(cornerReaches)(
  'the head of every page has the masks of an outline of %i pixels',
  (reach) => {
    const ring = stitchedOutline({ reach });
    for (const side of ['&::before', '&::after'] as const) {
      const [, name = ''] = /^var\((.+)\)$/.exec(ring[side].mask) ?? [];
      expect(name).not.toBe('');
      expect(css).toContain(`${name}:`);
    }
  },
);
