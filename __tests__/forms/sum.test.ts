import fc from 'fast-check';
import { newSum, solves } from '../../src/forms/sum';

test('the numbers of a sum are 1 to 10', () => {
  expect(newSum(() => 0)).toEqual({ first: 1, second: 1 });
  expect(newSum(() => 1 - Number.EPSILON)).toEqual({ first: 10, second: 10 });
});

test('only the sum solves it', () => {
  const number = fc.integer({ min: 1, max: 10 });
  fc.assert(
    fc.property(number, number, fc.string(), (first, second, answer) => {
      expect(solves({ first, second }, ` ${first + second} `)).toBe(true);
      expect(solves({ first, second }, answer)).toBe(Number(answer || NaN) === first + second);
    }),
  );
});

test('an answer may be in the digits of any script', () => {
  const scripts = [
    '০১২৩৪৫৬৭৮৯',
    '०१२३४५६७८९',
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '๐๑๒๓๔๕๖๗๘๙',
    '௦௧௨௩௪௫௬௭௮௯',
  ];
  const styles = ['０１２３４５６７８９', '⁰¹²³⁴⁵⁶⁷⁸⁹', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿', '⓪①②③④⑤⑥⑦⑧⑨'];
  for (const digits of [...scripts, ...styles].map((row) => Array.from(row)))
    for (let second = 1; second <= 10; second += 1) {
      const answer = String(9 + second).replace(/\d/g, (digit) => digits[Number(digit)] ?? '');
      expect([answer, solves({ first: 9, second }, answer)]).toEqual([answer, true]);
      expect([answer, solves({ first: 8, second }, answer)]).toEqual([answer, false]);
    }
});

test.each(Array.from('\u200b\u200e\u200f\u2060\u00ad\ufe0f\u00a0'))(
  '%j beside an answer changes nothing',
  (letter) => {
    expect(solves({ first: 5, second: 7 }, `${letter}12${letter}`)).toBe(true);
  },
);

test.each(['', ' ', '1e1', '0x0c', '12.0', '+12', 'twelve'])('%j is no answer', (answer) => {
  expect(solves({ first: 5, second: 7 }, answer)).toBe(false);
});
