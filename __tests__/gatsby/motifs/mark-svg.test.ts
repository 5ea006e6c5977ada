import { markSvg } from '../../../src/gatsby/motifs/mark-svg';

const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');

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
