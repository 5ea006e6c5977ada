import { contrast } from '../../../src/lib/contrast';
import { threadsOn } from '../../../src/components/motif/threads';
import { colorSchemes, type ColorScheme } from '../../../src/theme/recipes/surface';
import { palette } from '../../../src/theme/tokens';

const grounds = Object.keys(colorSchemes) as ColorScheme[];
const schemeOf = (ground: ColorScheme) => palette[colorSchemes[ground].ground];

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
