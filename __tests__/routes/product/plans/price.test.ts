import { priceWords } from '../../../../src/routes/product/plans/price';
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
