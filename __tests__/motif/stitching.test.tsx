import { render, screen } from '@testing-library/react';
import { stitchCss } from '../../src/gatsby/motifs/stitch-css';
import { Quilt, stitchedOutline } from '../../src/motif';
import { cornerReaches } from '../../src/motif/stitching';

const css = stitchCss('/static/motifs');

describe('Quilt', () => {
  it('is ornament only', () => {
    const { container } = render(<Quilt />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    for (const role of ['separator', 'img', 'presentation'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });

  it('has a rule in the stylesheet', () => {
    const { container } = render(<Quilt />);
    for (const name of container.querySelector('span')?.classList ?? [])
      expect(css).toContain(`.${name}`);
  });
});

describe('stitchedOutline', () => {
  it.each(cornerReaches)('takes masks that the head of every page has, for %i pixels', (reach) => {
    const ring = stitchedOutline({ reach });
    for (const side of ['&::before', '&::after'] as const) {
      const [, name = ''] = /^var\((.+)\)$/.exec(ring[side].mask) ?? [];
      expect(name).not.toBe('');
      expect(css).toContain(`${name}:`);
    }
  });

  it('keeps corners clear of the repeating sides, whatever the offset', () => {
    const ring = stitchedOutline({ reach: 24, offset: 4 });
    expect(ring['&::before'].inset).toBe('-4px');
    expect(ring.borderRadius).toBe('20px');
    expect(ring['&::before'].padding).toBe('0 24px');
    expect(ring['&::after'].padding).toBe('24px 0');
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
