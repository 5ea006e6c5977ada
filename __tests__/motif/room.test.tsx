import { render, waitFor } from '@testing-library/react';
import { Motif, motifNames } from '../../src/motif';

// As in the browser: src/components/motif/draw-now.browser.ts.
jest.mock('../../src/motif/draw-now', () => ({ drawNow: undefined }));

test.each(motifNames)(
  '%s has its room before it is drawn, and the same afterwards',
  async (name) => {
    const { container } = render(<Motif name={name} size={96} />);
    const svg = container.querySelector('svg');
    const room = () => [svg?.getAttribute('width'), svg?.getAttribute('height')];
    expect(svg).toBeEmptyDOMElement();
    const before = room();
    expect(before.map(Number)).toEqual([96, name === 'loose' ? 41 : 96]);
    await waitFor(() => expect(svg).not.toBeEmptyDOMElement());
    expect(room()).toEqual(before);
  },
);
