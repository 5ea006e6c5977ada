import { priceWords, takaWords } from '../../../../src/sections/product/plans/price';
import type { Messages } from '../../../../plugins/gatsby-transformer-content';
import { translator } from '../../../../src/i18n/translate';
import { localesOf } from '../../../helpers/locales';

const strings = (words: Messages) => translator(localesOf({ product: words }));
const english = strings({
  free: 'Nothing',
  onRequest: 'Ask us',
  perImage: '{{price}} per image',
  perMonth: '{{price}} a month',
  perOnce: '{{price}} one time',
});

test('a price of nothing is free, and none is on request', () => {
  expect(priceWords({ price: 0, per: null }, 'en', english).amount).toBe('Nothing');
  expect(priceWords({ price: null, per: null }, 'en', english).amount).toBe('Ask us');
});

test('whole dollars have no cents, the others have two', () => {
  expect(priceWords({ price: 29, per: 'month' }, 'en', english)).toEqual({
    lead: '',
    amount: '$29',
    rest: ' a month',
  });
  expect(priceWords({ price: 0.1, per: 'image' }, 'en', english)).toEqual({
    lead: '',
    amount: '$0.10',
    rest: ' per image',
  });
});

test('each language writes the amount its way and puts it where it belongs', () => {
  const japanese = strings({ perMonth: '月額{{price}}' });
  expect(priceWords({ price: 29, per: 'month' }, 'ja', japanese)).toEqual({
    lead: '月額',
    amount: '$29',
    rest: '',
  });
  expect(priceWords({ price: 29, per: 'once' }, 'bn-u-nu-beng', english).amount).toContain('২৯');
  expect(priceWords({ price: 0.1, per: 'image' }, 'fr', english).amount).toMatch(/^0,10\s\$/);
});

test('a price in taka is rounded, and says the day of the rate', () => {
  const inTaka = (price: number | null, perDollar = 122, locale = 'en') =>
    takaWords(
      price,
      { perDollar, on: '2026-11-24' },
      locale,
      strings({ inTaka: '{{amount}}, {{date}}' }),
    );
  expect(inTaka(29)).toBe('3,550, November 24, 2026');
  expect(inTaka(0.1)).toMatch(/^12,/);
  expect(inTaka(1, 117.4)).toMatch(/^115,/);
  expect(inTaka(29, 122, 'bn-u-nu-beng')).toMatch(/^৩,৫৫০, ২৪ /);
  expect([inTaka(0), inTaka(null), inTaka(0.001)]).toEqual(['', '', '']);
});
