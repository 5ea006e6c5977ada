import { translator } from '../../src/i18n/translate';
import { localesOf } from '../helpers/locales';

const t = translator(
  localesOf({
    layout: { submenu: '{{name}}: more pages', day_one: 'one day', day_other: '{{days}} days' },
  }),
);
const french = translator(localesOf({ layout: { day_one: 'jour', day_other: 'jours' } }, 'fr'));
/** A key that only the strings of this test have. */
const day = 'layout:day' as Parameters<typeof t>[0];

test('gives the text with its values', () => {
  expect(t('layout:submenu', { name: 'Services' })).toBe('Services: more pages');
});

test('keeps placeholders without a value and keys without a text', () => {
  expect(t('layout:submenu')).toBe('{{name}}: more pages');
  expect(t('layout:menu')).toBe('layout:menu');
});

test('selects the plural form of the language', () => {
  expect([t(day, { count: 1 }), t(day, { count: 0, days: 0 })]).toEqual(['one day', '0 days']);
  expect([french(day, { count: 0 }), french(day, { count: 2 })]).toEqual(['jour', 'jours']);
});
