import type { z } from 'zod';
import {
  errorAt,
  leaves,
  type ContentError,
  type ParsedEntry,
} from '../../plugins/gatsby-transformer-content';
import { getLanguage } from '../i18n/languages';
import { dollars, numbersIn } from '../i18n/numbers';
import type { Entry } from '../collections';

/** A figure in a sentence: the price of a plan by its slug, or the rating. */
const mark = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Formats a figure for a language. */
type Figure = (language: string) => string;

function figuresIn(entry: unknown): Map<string, Figure> {
  const { plans = [], claims = [] } = entry as Partial<Entry<'products'>>;
  const figures = new Map<string, Figure>();
  for (const { slug, price } of plans) {
    if (price !== undefined)
      figures.set(slug, (language) => dollars(price, getLanguage(language).locale));
  }
  for (const { value, outOf } of claims) {
    if (outOf !== undefined && !figures.has('rating'))
      figures.set('rating', (language) => [value, outOf].map(numbersIn(language)).join('/'));
  }
  return figures;
}

/** Inserts the figures of an entry into one of its texts. */
export function insertFigures(text: string, entry: unknown, language: string): string {
  if (!text.includes('{{')) return text;
  const figures = figuresIn(entry);
  return text.replaceAll(mark, (written, name: string) => figures.get(name)?.(language) ?? written);
}

/** Returns errors for unknown names in braces. */
export function figureErrors(
  { parsed }: Pick<ParsedEntry, 'parsed'>,
  schema: z.ZodType,
  english: unknown,
): ContentError[] {
  const known = [...figuresIn(english).keys()];
  return leaves(schema, parsed.value).flatMap(({ path, value, meta }) => {
    if (!meta.words || typeof value !== 'string') return [];
    return [...value.matchAll(mark)]
      .filter(([, name = '']) => !known.includes(name))
      .map(([written]) =>
        errorAt(parsed, path, {
          message: `expected 'rating' or the short name of a plan with a price, found ${written}`,
          hint:
            known.length > 0
              ? `Write one of ${known.map((name) => `{{${name}}}`).join(', ')}, as in English.`
              : 'Take the braces out: there are no plans and ratings here.',
        }),
      );
  });
}
