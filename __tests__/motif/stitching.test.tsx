import { stitchCss } from '../../src/motif/stitch-css';
import { stitchedOutline } from '../../src/motif';
import { cornerReaches } from '../../src/motif/stitching';

const css = stitchCss('/static/motifs');

describe('stitchedOutline', () => {
  it.each(cornerReaches)('takes masks that the head of every page has, for %i pixels', (reach) => {
    const ring = stitchedOutline({ reach });
    for (const side of ['&::before', '&::after'] as const) {
      const [, name = ''] = /^var\((.+)\)$/.exec(ring[side].mask) ?? [];
      expect(name).not.toBe('');
      expect(css).toContain(`${name}:`);
    }
  });

  it('takes the colour of the text, and shows in forced colours', () => {
    const ring = stitchedOutline({ reach: 24 });
    expect(ring['&::before'].boxShadow).toMatch(/ currentColor$/);
    expect(ring['&::after'].background).toBe('currentColor');
    for (const side of ['&::before', '&::after'] as const) {
      const forced = ring[side]['@media (forced-colors: active)'];
      expect(forced).toEqual({ forcedColorAdjust: 'none', color: 'CanvasText' });
    }
  });
});
