import { render, screen } from '@testing-library/react';
import { emblemNames, motifNames as clothNames } from '../../src/content/fields';
import { motifFiles } from '../../src/gatsby/motifs/files';
import { Motif } from '../../src/motif';
import { drawnWidths, figureMotifs } from '../../src/motif/drawings';

const files = motifFiles();
const every = [
  ...clothNames.flatMap((name) => drawnWidths.map((size) => ({ name, size }))),
  ...figureMotifs.map((name) => ({ name, size: 96 })),
  ...emblemNames.map((emblem) => ({ emblem, size: 96 })),
].map((drawing) => [JSON.stringify(drawing), drawing] as const);

function drawn(motif: React.ReactElement) {
  const { container } = render(motif);
  const svg = container.querySelector('svg') as SVGSVGElement;
  const [address = '', id = ''] = (svg.querySelector('use')?.getAttribute('href') ?? '').split('#');
  const file = files[address.split('/').at(-1) ?? ''] ?? '';
  const symbol = new DOMParser().parseFromString(file, 'image/svg+xml').getElementById(id);
  return { container, svg, symbol };
}

const ratio = (viewBox: string | null | undefined): number => {
  const [, , width = 0, height = 0] = (viewBox ?? '').split(' ').map(Number);
  return height / width;
};

describe('Motif', () => {
  it.each(every)('%s is hidden from assistive technology', (_, drawing) => {
    const { container, svg } = drawn(<Motif {...drawing} />);
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container).toHaveTextContent('');
  });

  it.each(every)('%s is a drawing that the build makes', (_, drawing) => {
    expect(drawn(<Motif {...drawing} />).symbol).not.toBeNull();
    expect(drawn(<Motif {...drawing} cover />).symbol).not.toBeNull();
  });

  it.each(every)('%s has the room of its drawing before that is there', (_, drawing) => {
    const { svg, symbol } = drawn(<Motif {...drawing} />);
    const height = Number(svg.getAttribute('height'));
    expect(svg).toHaveAttribute('width', String(drawing.size));
    expect(ratio(svg.getAttribute('viewBox'))).toBe(height / drawing.size);
    expect(height).toBe(Math.round(drawing.size * ratio(symbol?.getAttribute('viewBox'))));
  });

  it('fills a box of any shape, where the drawing says how it is cropped', () => {
    const { svg, symbol } = drawn(<Motif name="rays" size={600} cover />);
    expect(svg).toHaveAttribute('width', '100%');
    expect(svg).toHaveAttribute('height', '100%');
    // With a view box of its own it would be cropped before the drawing is.
    expect(svg).not.toHaveAttribute('viewBox');
    expect(symbol?.getAttribute('preserveAspectRatio')).toBe('xMidYMax slice');
  });
});
