import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Mark, markSvg, motifCss, Quilt, stitchedOutline } from '../../src/motif';

const pictures = (css: string): string[] =>
  [...css.matchAll(/url\("data:image\/svg\+xml,([^"]*)"\)/g)].map(([, svg = '']) => svg);

const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('Quilt and Mark', () => {
  it.each([
    ['a border', <Quilt key="q" tone="leaf" />],
    ['the mark', <Mark key="m" size={16} />],
  ])('%s is ornament only', (_, element) => {
    const { container } = render(element);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    for (const role of ['separator', 'img', 'presentation'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });

  it('every class a border can carry has a rule in the stylesheet', () => {
    const { container } = render(<Quilt />);
    const classes = [...container.querySelectorAll('span')].flatMap((span) => [...span.classList]);
    for (const name of new Set(classes)) expect(motifCss).toContain(`.${name}`);
  });
});

describe('motifCss', () => {
  it('holds pictures that are well-formed', () => {
    expect(pictures(motifCss).length).toBeGreaterThan(0);
    for (const svg of pictures(motifCss))
      expect(parsed(svg).querySelector('parsererror')).toBeNull();
  });
});

describe('stitchedOutline', () => {
  it('bends a whole number of stitches about every corner', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 64 }), (radius) => {
        const corners = pictures(stitchedOutline({ radius })['&::before']['--stitches'])
          .map(parsed)
          .flatMap((svg) => [...svg.querySelectorAll('[stroke-dasharray]')]);
        expect(corners).toHaveLength(4);
        for (const corner of corners) {
          const [on = 0, off = 0] = (corner.getAttribute('stroke-dasharray') ?? '')
            .split(' ')
            .map(Number);
          const count = ((Math.PI / 2) * (radius - 1)) / (on + off);
          expect(Math.abs(count - Math.round(count))).toBeLessThan(0.02);
        }
      }),
    );
  });

  it('keeps corners clear of the repeating sides, whatever the offset', () => {
    const ring = stitchedOutline({ radius: 24, offset: 4 });
    expect(ring['&::before'].inset).toBe('-4px');
    expect(ring['&::before'].padding).toBe('0 28px');
    expect(ring['&::after'].padding).toBe('28px 0');
    expect(ring['&::before']['--stitches']).toContain('28px 28px');
  });

  it('takes the colour of the text unless it is given one, and shows in forced colours', () => {
    expect(stitchedOutline({ radius: 24 })['&::after'].background).toBe('currentColor');
    const ring = stitchedOutline({ radius: 24, color: 'var(--ring)' });
    expect(ring['&::before'].background).toBe('var(--ring)');
    expect(ring['&::before']['@media (forced-colors: active)'].background).toBe('CanvasText');
  });
});

describe('markSvg', () => {
  it('is a document of its own in the two colours given', () => {
    const svg = markSvg({ size: 512, ground: '#D9361E', thread: '#FBF6EC' });
    const root = parsed(svg).documentElement;
    expect(root.getAttribute('width')).toBe('512');
    expect(root.querySelector('rect')?.getAttribute('fill')).toBe('#D9361E');
    expect(root.querySelector('path')?.getAttribute('stroke')).toBe('#FBF6EC');
  });

  it('leaves the ground out when there is none', () => {
    expect(parsed(markSvg({ size: 16, thread: 'black' })).querySelector('rect')).toBeNull();
  });
});
