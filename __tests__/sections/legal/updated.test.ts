import { languages } from '../../../src/i18n/languages';
import { monthLabel } from '../../../src/sections/legal/updated';

test.each([
  ['en', 'June 2025'],
  ['fr', 'juin 2025'],
  ['bn-u-nu-beng', 'জুন ২০২৫'],
  ['ja', '2025年6月'],
])('%s writes %s', (locale, expected) => {
  expect(monthLabel('2025-06', locale)).toBe(expected);
});

test('the first of a month stays in its month, whatever the time zone', () => {
  for (const { locale } of languages) {
    expect(monthLabel('2025-01', locale)).not.toBe(monthLabel('2024-12', locale));
  }
});
