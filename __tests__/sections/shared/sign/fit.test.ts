import fc from 'fast-check';
import { characters } from '../../../../src/sections/shared/sign/name';
import { fit, leading } from '../../../../src/sections/shared/sign/fit';
import { estimatedWidth } from '../../../../src/sections/shared/sign/widths';

const box = { width: 200, height: 100, least: 15 };
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });

test('a name fits into its box, and nothing of it is cut off', () => {
  fc.assert(
    fc.property(name, (typed) => {
      const { lines, size } = fit(typed, box, estimatedWidth);
      const isWhole = [lines.join(' '), lines.join('')].includes(typed);
      expect(isWhole).toBe(true);
      for (const line of lines) expect(size * estimatedWidth(line)).toBeLessThanOrEqual(box.width);
      expect(size * leading(typed) * lines.length).toBeLessThanOrEqual(box.height + 0.001);
    }),
  );
});

test('a name of several words is broken between them, a long word only if it were too small', () => {
  expect(fit('Rahim Tea Stall', box, estimatedWidth).lines.join(' ')).toBe('Rahim Tea Stall');
  expect(fit('Rahim', box, estimatedWidth).lines).toEqual(['Rahim']);
  const long = fit('W'.repeat(40), box, estimatedWidth);
  expect(long.lines.length).toBeGreaterThan(1);
  expect(long.lines.join('')).toBe('W'.repeat(40));
});

test('a letter with its signs stays in one line', () => {
  const word = 'স্টলক্ষক্ষক্ষক্ষক্ষক্ষক্ষক্ষক্ষক্ষক্ষক্ষক্ষ';
  const { lines } = fit(word, box, estimatedWidth);
  expect(lines.flatMap(characters)).toEqual(characters(word));
});
