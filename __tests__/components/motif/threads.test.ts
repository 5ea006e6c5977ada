import { threads, threadVars } from '../../../src/components/motif';
import type { Ground } from '../../../src/components/motif';

const CLOTH: Readonly<Record<Ground, string>> = {
  paper: '#FBF6EC',
  jute: '#EADFC8',
  vermilion: '#D9361E',
  marigold: '#F7A80D',
  indigo: '#262A7F',
  leaf: '#0C6B46',
  rose: '#F3B6C4',
  sky: '#BFE0E6',
  ink: '#17130E',
};
const grounds = Object.keys(threads) as Ground[];

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('threads', () => {
  it.each(grounds)('the drawing thread stands out on %s', (ground) => {
    expect(contrast(threads[ground][0], CLOTH[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(grounds)('no thread is lost on %s, and the two that draw differ', (ground) => {
    for (const colour of threads[ground]) expect(colour).not.toBe(CLOTH[ground]);
    expect(threads[ground][0]).not.toBe(threads[ground][1]);
  });

  it('become four custom properties', () => {
    expect(threadVars('sky')).toEqual({
      '--thread-1': threads.sky[0],
      '--thread-2': threads.sky[1],
      '--thread-3': threads.sky[2],
      '--thread-4': threads.sky[3],
    });
  });
});
