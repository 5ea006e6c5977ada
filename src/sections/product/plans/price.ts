import type { MessageKey } from '../../../i18n/messages';
import { dollars } from '../../../i18n/numbers';
import type { Translate } from '../../../i18n/translate';

type Plan = Queries.PlansFragment['plans'][number];
type TakaRate = NonNullable<Queries.PlanRateFragment['taka']>;

const sentences: Record<NonNullable<Plan['per']>, MessageKey> = {
  image: 'product:perImage',
  month: 'product:perMonth',
  once: 'product:perOnce',
};

/** Placeholder for the amount, so that each language sets its position. */
const slot = '\u0001';

/**
 * Returns the plan's price in words, as an amount and the text before and after it: free, on request or in dollars
 * (docs/requirements.md#product-pages).
 */
export function priceWords(
  { price, per }: Pick<Plan, 'price' | 'per'>,
  locale: string,
  t: Translate,
) {
  if (price === null) return { lead: '', amount: t('product:onRequest'), rest: '' };
  if (price === 0) return { lead: '', amount: t('product:free'), rest: '' };
  const [lead = '', rest = ''] = per ? t(sentences[per], { price: slot }).split(slot) : [];
  return { lead, amount: dollars(price, locale), rest };
}

/** Returns the plan's price in taka in words, with the day of the rate, or '' if there is no amount. */
export function takaWords(
  price: Plan['price'],
  { perDollar, on }: TakaRate,
  locale: string,
  t: Translate,
): string {
  const amount = rounded((price ?? 0) * perDollar);
  if (amount === 0) return '';
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return t('product:inTaka', {
    amount: new Intl.NumberFormat(locale).format(amount),
    date: day.format(new Date(on)),
  });
}

/** Rounds to half of the second digit, since rates change daily: 3538 is 3550. */
function rounded(amount: number): number {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(amount) - 1) / 2);
  return Math.round(amount / step) * step;
}
