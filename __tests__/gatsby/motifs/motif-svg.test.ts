import { motifNames as clothNames } from '../../../src/content/fields';
import { motifSvg } from '../../../src/gatsby/motifs/motif-svg';
import { threadsOn } from '../../../src/motif';
import { figureMotifs } from '../../../src/motif/drawings';

test.each([...clothNames, ...figureMotifs])(
  '%s stands alone as a document of plain colours',
  (name) => {
    const svg = motifSvg({ name, size: 400, threads: threadsOn('leaf') });
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.getAttribute('width')).toBe('400');
    expect(svg).not.toMatch(/var\(|currentColor/);
    expect(svg).toContain(threadsOn('leaf')[0]);
  },
);
