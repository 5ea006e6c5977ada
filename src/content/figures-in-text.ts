import type { z } from 'zod';
import { getLanguage, type LanguageCode } from '../i18n/languages';
import { dollars, numbersIn } from '../i18n/numbers';
import type { ContentError } from './errors';
import type { ParsedEntry } from './rules';
import { leaves, mapLeaves, valueAt } from './schema';
import { errorAt } from './error-map';

/** A figure in a sentence: the price of a plan by its slug, or the rating. */
const mark = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Formats a figure for a language. */
type Figure = (language: LanguageCode) => string;

function figuresIn(value: unknown): Map<string, Figure> {
  const figures = new Map<string, Figure>();
  for (const plan of listAt(value, 'plans')) {
    const [slug, price] = [valueAt(plan, ['slug']), valueAt(plan, ['price'])];
    if (typeof slug === 'string' && typeof price === 'number')
      figures.set(slug, (language) => dollars(price, getLanguage(language).locale));
  }
  for (const claim of listAt(value, 'claims')) {
    const [rating, scale] = [valueAt(claim, ['value']), valueAt(claim, ['outOf'])];
    if (typeof rating === 'number' && typeof scale === 'number' && !figures.has('rating'))
      figures.set('rating', (language) => [rating, scale].map(numbersIn(language)).join('/'));
  }
  return figures;
}

function listAt(value: unknown, field: string): unknown[] {
  const list = valueAt(value, [field]);
  return Array.isArray(list) ? list : [];
}

/** Inserts the figures into the texts. */
export function withFigures(schema: z.ZodType, value: unknown, language: LanguageCode): unknown {
  const figures = figuresIn(value);
  if (figures.size === 0) return value;
  return mapLeaves(schema, value, (leaf) =>
    leaf.meta.words && typeof leaf.value === 'string'
      ? leaf.value.replaceAll(
          mark,
          (written, name: string) => figures.get(name)?.(language) ?? written,
        )
      : leaf.value,
  );
}

/** Returns errors for unknown names in braces. */
export function figureErrors(
  { file, parsed }: Pick<ParsedEntry, 'file' | 'parsed'>,
  schema: z.ZodType,
  english: unknown,
): ContentError[] {
  const known = [...figuresIn(english).keys()];
  return leaves(schema, parsed.value).flatMap(({ path, value, meta }) => {
    if (!meta.words || typeof value !== 'string') return [];
    return [...value.matchAll(mark)]
      .filter(([, name = '']) => !known.includes(name))
      .map(([written]) => ({
        ...errorAt(file, parsed, path),
        message: `expected 'rating' or the short name of a plan with a price, found ${written}`,
        hint:
          known.length > 0
            ? `Write one of ${known.map((name) => `{{${name}}}`).join(', ')}, as in English.`
            : 'Take the braces out: there are no plans and ratings here.',
      }));
  });
}
