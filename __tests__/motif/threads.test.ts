import { threadsOn } from '../../src/motif';
import { colorSchemes, type ColorScheme } from '../../src/theme/recipes/surface';
import { palette } from '../../src/theme/tokens';

const grounds = Object.keys(colorSchemes) as ColorScheme[];
const schemeOf = (ground: ColorScheme) => palette[colorSchemes[ground].ground];

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
    expect(contrast(threadsOn(ground)[0], schemeOf(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(grounds)('no thread is lost on %s, and the two that draw differ', (ground) => {
    const [drawing, second] = threadsOn(ground);
    for (const color of threadsOn(ground)) expect(color).not.toBe(schemeOf(ground));
    expect(drawing).not.toBe(second);
  });
});
