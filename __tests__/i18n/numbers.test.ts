import { getLanguage, languages } from '../../src/i18n/languages';
import { afterNumber, numbersIn } from '../../src/i18n/numbers';

test.each([
  ['en', '12,500', '4.9'],
  ['es', '12,500', '4.9'],
  ['bn', '১২,৫০০', '৪.৯'],
  ['hi', '12,500', '4.9'],
  ['ja', '12,500', '4.9'],
])('%s writes numbers as its readers do', (language, whole, part) => {
  const number = numbersIn(language);
  expect([number(12500), number(4.9)]).toEqual([whole, part]);
});

test.each(languages)('numbers in $code are those of Intl', ({ code, locale }) => {
  const format = new Intl.NumberFormat(locale);
  const all = Array.from({ length: 1000 }, (_, value) => value);
  expect(all.map(numbersIn(code))).toEqual(all.map((value) => format.format(value)));
});

test.each([
  ['en', '%', '%'],
  ['en', 'hr', 'hr'],
  ['en', '+', '+'],
  ['fr', '%', '\u202f%'],
  ['fr', ' %', '\u202f%'],
  ['fr', 'h', '\u202fh'],
  ['fr', '★', '★'],
  ['bn', '%', '%'],
  ['bn', 'ঘণ্টায়', '\u00a0ঘণ্টায়'],
])('%s puts its own space before %j', (language, suffix, spaced) => {
  expect(afterNumber(suffix, getLanguage(language))).toBe(spaced);
});
