import { stitchCss } from '../../src/motif/stitch-css';
import { cornerRadii, stitchedOutline } from '../../src/motif/stitching';

const css = stitchCss('/static/motifs');

test.each(cornerRadii)(
  'the head of every page has the masks of an outline of %i pixels',
  (cornerRadius) => {
    const ring = stitchedOutline({ cornerRadius });
    for (const side of ['&::before', '&::after'] as const) {
      const [, name = ''] = /^var\((.+)\)$/.exec(ring[side].mask) ?? [];
      expect(name).not.toBe('');
      expect(css).toContain(`${name}:`);
    }
  },
);
