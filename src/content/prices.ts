import type { z } from 'zod';
import { getLanguage, type LanguageCode } from '../i18n/languages';
import { dollars } from '../i18n/numbers';
import type { Fault } from './faults';
import type { Source } from './rules';
import { leaves, mapLeaves, valueAt } from './schema';
import { faultAt } from './validate';

/** The price of a plan within a sentence, by the short name of the plan. */
const mark = /\{\{\s*([^{}]*?)\s*\}\}/g;

function pricesIn(value: unknown): Map<string, number> {
  const plans = valueAt(value, ['plans']);
  return new Map(
    (Array.isArray(plans) ? plans : []).flatMap((plan) => {
      const [slug, price] = [valueAt(plan, ['slug']), valueAt(plan, ['price'])];
      return typeof slug === 'string' && typeof price === 'number' ? [[slug, price]] : [];
    }),
  );
}

/** Takes an entry's schema, its data in a language and the language; gives the data with the prices that its words name. */
export function withPrices(schema: z.ZodType, value: unknown, language: LanguageCode): unknown {
  const prices = pricesIn(value);
  if (prices.size === 0) return value;
  const { locale } = getLanguage(language);
  return mapLeaves(schema, value, (leaf) =>
    leaf.meta.words && typeof leaf.value === 'string'
      ? leaf.value.replaceAll(mark, (written, plan: string) => {
          const price = prices.get(plan);
          return price === undefined ? written : dollars(price, locale);
        })
      : leaf.value,
  );
}

/** Takes a source, its schema and the data of its English file; gives the names in braces that no plan with a price has. */
export function priceFaults(
  { file, parsed }: Pick<Source, 'file' | 'parsed'>,
  schema: z.ZodType,
  english: unknown,
): Fault[] {
  const known = [...pricesIn(english).keys()];
  return leaves(schema, parsed.value).flatMap(({ path, value, meta }) => {
    if (!meta.words || typeof value !== 'string') return [];
    return [...value.matchAll(mark)]
      .filter(([, plan = '']) => !known.includes(plan))
      .map(([written]) => ({
        ...faultAt(file, parsed, path),
        message: `expected the short name of a plan with a price, found ${written}`,
        cure:
          known.length > 0
            ? `Write one of ${known.map((name) => `{{${name}}}`).join(', ')}, as in English.`
            : 'Take the braces out: there are no plans here.',
      }));
  });
}
