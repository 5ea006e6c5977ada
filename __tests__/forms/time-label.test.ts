import fc from 'fast-check';
import { timeLabel } from '../../src/forms/time-label';
import { languages } from '../../src/i18n/languages';

const evening = new Date(2026, 10, 20, 23, 50).getTime();
const minutes = (count: number) => count * 60 * 1000;

test('on the same day the time is enough', () => {
  expect(timeLabel(evening, evening + minutes(9), 'fr')).toBe('23:50');
  expect(timeLabel(evening, evening + minutes(9), 'bn-u-nu-beng')).toContain('১১:৫০');
});

test.each([
  ['en', ['Friday', 'November', '20', '11:50']],
  ['fr', ['vendredi 20 novembre', '23:50']],
  ['bn-u-nu-beng', ['শুক্রবার', '২০ নভেম্বর', '১১:৫০']],
  ['ja', ['11月20日', '金曜日', '23:50']],
])('ten minutes later it was yesterday, and %s says which day', (locale, parts) => {
  const label = timeLabel(evening, evening + minutes(10), locale);
  for (const part of parts) expect(label).toContain(part);
});

test.each([
  ['bn-u-nu-beng', /^[\p{L}\p{M}]+ [০-৯]+:[০-৯]+$/u],
  ['ko', /^\p{L}+ \d+:\d+$/u],
])('in %s the part of the day comes first, in words', (locale, form) => {
  expect(timeLabel(evening, evening, locale)).not.toMatch(/[ap]m/i);
  expect(timeLabel(evening, evening, locale)).toMatch(form);
});

test('the same hour of two days never reads the same', () => {
  const day = fc.integer({ min: 0, max: 3650 });
  fc.assert(
    fc.property(day, fc.constantFrom(...languages), (offset, { locale }) => {
      const [earlier, later] = [offset, offset + 1].map((date) =>
        new Date(2026, 0, 1 + date, 12).getTime(),
      ) as [number, number];
      expect(timeLabel(earlier, later, locale)).not.toBe(timeLabel(later, later, locale));
    }),
  );
});
