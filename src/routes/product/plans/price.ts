import type { MessageKey } from '../../../i18n/messages';
import { dollars } from '../../../i18n/numbers';
import type { Translate } from '../../../i18n/translate';

export interface Priced {
  /** In US dollars. Undefined for a price on request. */
  readonly price: number | null;
  /** The unit of the price. */
  readonly per: string | null;
}

/** A price as text before, amount, text after. */
export interface PriceWords {
  readonly lead: string;
  readonly amount: string;
  readonly rest: string;
}

const sentences: Partial<Record<string, MessageKey>> = {
  image: 'product:perImage',
  month: 'product:perMonth',
  once: 'product:perOnce',
};

/** Placeholder for the amount, so that each language sets its position. */
const slot = '\u0001';

/** Returns the plan's price in words: free, on request or an amount (docs/requirements.md#product-pages). */
export function priceWords({ price, per }: Priced, locale: string, t: Translate): PriceWords {
  if (price === null) return { lead: '', amount: t('product:onRequest'), rest: '' };
  if (price === 0) return { lead: '', amount: t('product:free'), rest: '' };
  const key = sentences[per ?? ''];
  const [lead = '', rest = ''] = key ? t(key, { price: slot }).split(slot) : [];
  return { lead, amount: dollars(price, locale), rest };
}

/** How many taka a dollar is, and the day of this rate. */
export interface TakaRate {
  readonly perDollar: number;
  readonly on: string;
}

/** Returns the plan's price in taka in words, with the day of the rate, or '' if there is no amount. */
export function takaWords(
  price: number | null,
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
