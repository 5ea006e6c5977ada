import { render, screen } from '@testing-library/react';
import { emblemNames, motifNames as patternNames, tradeNames } from '../../../src/fields';
import { motifFiles } from '../../../src/components/motif/files';
import { Motif } from '../../../src/components/motif/Motif';
import { drawnWidths } from '../../../src/components/motif/drawings';
import { groundColor, threadsOn } from '../../../src/components/motif/threads';
import { colorSchemes, type ColorScheme } from '../../../src/theme/recipes/surface';

const files = motifFiles();
const every = [
  ...patternNames.flatMap((name) => drawnWidths.map((size) => ({ name, size }))),
  ...(['medallion', 'needle', 'loose', 'sun'] as const).map((name) => ({ name, size: 96 })),
  ...emblemNames.map((emblem) => ({ emblem, size: 96 })),
  ...tradeNames.map((trade) => ({ trade, size: 96 })),
  ...patternNames.map((swatch) => ({ swatch, size: 36 })),
].map((drawing) => [JSON.stringify(drawing), drawing] as const);

/** The element of a motif, its file, and the visible part. */
function drawn(motif: React.ReactElement) {
  const { container } = render(motif);
  const img = container.querySelector('img') as HTMLImageElement;
  const [address = '', id] = (img.getAttribute('src') ?? '').split('#');
  const svg = files[address.split('/').at(-1) ?? ''] ?? '';
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const seen = id ? document.getElementById(id) : document.documentElement;
  return { container, img, svg, seen };
}

const ratio = (viewBox: string | null | undefined): number => {
  const [, , width = 0, height = 0] = (viewBox ?? '').split(' ').map(Number);
  return height / width;
};

test.each(every)('%s is drawn, and hidden from screen readers', (_, drawing) => {
  for (const on of Object.keys(colorSchemes) as ColorScheme[]) {
    const { container, img, svg, seen } = drawn(<Motif {...drawing} on={on} />);
    const viewBox = seen?.getAttribute('viewBox');
    expect(viewBox).toBeTruthy();
    expect(svg).toContain(threadsOn(on)[0]);
    for (const [, color] of svg.matchAll(/(?:stroke|fill)="(#.+?)"/g))
      expect([...threadsOn(on), groundColor(on)]).toContain(color);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container).toHaveTextContent('');
    // Its room is there before it has loaded.
    expect(img).toHaveAttribute('width', String(drawing.size));
    expect(img).toHaveAttribute('height', String(Math.round(drawing.size * ratio(viewBox))));
  }
});
