import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { Motif, motifNames, motifSvg, threadsOn } from '../../src/motif';

const SERVICES = ['lotus', 'wave', 'lattice', 'steps', 'diamonds', 'rays'] as const;

const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('Motif', () => {
  it.each(motifNames)('%s is hidden from assistive technology and out of the tab order', (name) => {
    const { container } = render(<Motif name={name} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('svg')).toHaveAttribute('focusable', 'false');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container).toHaveTextContent('');
  });

  it.each([...SERVICES, 'medallion'] as const)(
    'two %s on a page share no id, and every reference finds its own',
    (name) => {
      const { container } = render(
        <>
          <Motif name={name} />
          <Motif name={name} />
        </>,
      );
      const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
      for (const svg of container.querySelectorAll('svg'))
        for (const [, id = ''] of svg.innerHTML.matchAll(/(?:href="|url\()#([\w-]+)/g))
          expect(svg.querySelector(`[id="${id}"]`)).not.toBeNull();
    },
  );

  it('takes every colour from the surroundings', () => {
    for (const name of motifNames)
      expect(renderToStaticMarkup(<Motif name={name} />)).not.toMatch(/#[\da-f]{3,8}\b|rgb|hsl/i);
  });

  it('brings its own threads for a ground it is told of', () => {
    const { container } = render(<Motif name="lotus" tone="indigo" />);
    const { style } = container.querySelector('svg') as SVGSVGElement;
    expect(style.getPropertyValue('--thread-1')).toBe(threadsOn('indigo')[0]);
    expect(style.getPropertyValue('--thread-4')).toBe(threadsOn('indigo')[3]);
  });

  it('fills a box of any shape without stretching', () => {
    const { container } = render(<Motif name="rays" cover />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('preserveAspectRatio', 'xMidYMax slice');
    expect(svg).toHaveAttribute('width', '100%');
  });

  it('lets the caller choose the crop, the class and the style', () => {
    const { container } = render(
      <Motif
        name="lotus"
        cover
        preserveAspectRatio="xMinYMid slice"
        className="a"
        style={{ opacity: 0.5 }}
      />,
    );
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('preserveAspectRatio', 'xMinYMid slice');
    expect(svg).toHaveClass('motif', 'a');
    expect(svg).toHaveStyle({ opacity: '0.5' });
  });

  it.each(motifNames)('%s keeps the proportions of its drawing', (name) => {
    const { container } = render(<Motif name={name} size={300} />);
    const svg = container.querySelector('svg');
    const [, , width = 0, height = 0] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect(Number(svg?.getAttribute('height'))).toBe(Math.round((300 * height) / width));
  });

  it('is light: about 2.5 KB for a card, 3 KB for a page hero, 5 KB for the medallion', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SERVICES), fc.integer({ min: 48, max: 900 }), (name, size) => {
        const bytes = renderToStaticMarkup(<Motif name={name} size={size} />).length;
        expect(bytes).toBeLessThan(size <= 480 ? 2600 : 3200);
      }),
      { numRuns: 60 },
    );
    expect(renderToStaticMarkup(<Motif name="medallion" tone="paper" />).length).toBeLessThan(5000);
    for (const name of ['needle', 'knot', 'loose'] as const)
      expect(renderToStaticMarkup(<Motif name={name} />).length).toBeLessThan(2500);
  });
});

describe('motifSvg', () => {
  it.each(motifNames)('%s stands alone as a document of plain colours', (name) => {
    const svg = motifSvg({ name, size: 400, threads: threadsOn('leaf'), ground: '#0C6B46' });
    const document = parsed(svg);
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.getAttribute('width')).toBe('400');
    expect(svg).not.toMatch(/var\(|currentColor/);
    expect(svg).toContain(threadsOn('leaf')[0]);
  });

  it('is transparent without a ground', () => {
    const plain = { name: 'knot', size: 64, threads: threadsOn('paper') } as const;
    expect(parsed(motifSvg(plain)).querySelector('[stroke="none"]')).toBeNull();
    expect(
      parsed(motifSvg({ ...plain, ground: '#FFFFFF' })).querySelector('[fill="#FFFFFF"]'),
    ).not.toBeNull();
  });
});
