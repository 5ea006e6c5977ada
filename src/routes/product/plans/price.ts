import type { MessageKey } from '../../../i18n/messages';
import { dollars } from '../../../i18n/numbers';
import type { Translate } from '../../../i18n/translate';

export interface Priced {
  /** US dollars; none for a price on request. */
  readonly price: number | null;
  /** What one pays for. */
  readonly per: string | null;
}

/** A price in words, around the amount that is set large. */
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

/** Stands where the amount goes, so that each language decides on its place. */
const slot = '\u0001';

/** Returns the plan's price in words: free, on request or an amount (docs/requirements.md#product-pages). */
export function priceWords({ price, per }: Priced, locale: string, t: Translate): PriceWords {
  if (price === null) return { lead: '', amount: t('product:onRequest'), rest: '' };
  if (price === 0) return { lead: '', amount: t('product:free'), rest: '' };
  const key = sentences[per ?? ''];
  const [lead = '', rest = ''] = key ? t(key, { price: slot }).split(slot) : [];
  return { lead, amount: dollars(price, locale), rest };
}
