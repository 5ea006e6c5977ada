import { z } from 'zod';
import type { Fault } from '../../src/content/faults';
import type { Text } from '../../src/content/texts';
import {
  defaultLanguage,
  isLanguageCode,
  languageCodes,
  languages,
  type Language,
} from '../../src/i18n/languages';
import { isDoubted, type Age } from '../translations/ages';
import { rightCommand } from '../translations/report';
import { readYaml } from './read-yaml';

/** One thing and what each language calls it. */
export interface Term {
  term: string;
  /** Whether it means that alone, so that it can be looked for. */
  check?: boolean | undefined;
  /** English phrases in which it means something else. */
  unless?: string[] | undefined;
  /** By language, other words or beginnings of words that will do. */
  forms?: Record<string, string[] | undefined> | undefined;
  [language: string]: unknown;
}

const filled = z.string().min(1);
const byLanguage = <T extends z.ZodType>(schema: T) =>
  Object.fromEntries(languageCodes.map((code) => [code, schema.optional()]));

const glossary: z.ZodType<Term[]> = z.array(
  z.strictObject({
    term: filled,
    meaning: filled.optional(),
    check: z.boolean().optional(),
    unless: z.array(filled).optional(),
    forms: z.strictObject(byLanguage(z.array(filled))).optional(),
    ...byLanguage(filled),
  }),
);

/** Where the glossary is, from the project's root. */
export const glossaryFile = 'docs/glossary.yaml';

/** Takes the path of a glossary; gives its terms. Throws its faults. */
export function readGlossary(file: string): Promise<Term[]> {
  return readYaml(file, glossary);
}

/** Takes the terms; gives a function from a text and a language to the terms that its translation does not use. */
export function termCheck(
  terms: readonly Term[],
): (text: Text, language: string) => { term: string; wanted: string }[] {
  const known = terms
    .filter(({ check }) => check !== false)
    .map((term) => ({ term, pattern: patternOf(term), unless: term.unless?.map(plain) ?? [] }));
  return ({ english, translations }, language) => {
    const words = isLanguageCode(language) ? translations[language]?.words : undefined;
    if (words === undefined) return [];
    return known.flatMap(({ term, pattern, unless }) => {
      const meant = unless.reduce(
        (text, phrase) => text.replaceAll(new RegExp(escaped(phrase), 'giu'), ' '),
        english.replaceAll(/\{\{[^}]*\}\}/g, ' '),
      );
      const forms = formsOf(term, language);
      if (forms.length === 0 || !pattern.test(meant)) return [];
      const said = plain(words);
      return forms.some((form) => said.includes(plain(form)))
        ? []
        : [{ term: term.term, wanted: String(term[language]) }];
    });
  };
}

/** The term in English, also as several; one with a capital letter only so. */
function patternOf({ term }: Term): RegExp {
  const word = escaped(term.split(' (')[0] ?? '');
  const many = word.endsWith('y') ? `(?:${word}|${word.slice(0, -1)}ies)` : `${word}(?:s|es)?`;
  return new RegExp(`(?<![\\p{L}-])${many}(?![\\p{L}-])`, /^\p{Lu}/u.test(word) ? 'u' : 'iu');
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What a language calls it: the words between semicolons, without what stands in brackets, and its other forms. */
function formsOf(term: Term, language: string): string[] {
  const own = typeof term[language] === 'string' ? term[language].split(';') : [];
  return [
    ...own.map((word) => word.replace(/[(（].*$/u, '').trim()),
    ...(term.forms?.[language] ?? []),
  ].filter(Boolean);
}

/** Takes the terms; gives a note for each language without a word for some: of one that is not complete, none. */
export function glossaryGaps(
  terms: readonly Term[],
  translations: readonly Pick<Language, 'code' | 'partial'>[] = languages,
): Fault[] {
  return translations.flatMap(({ code, partial }) => {
    const missing = terms.filter((term) => term[code] === undefined).map(({ term }) => term);
    if (partial || code === defaultLanguage || missing.length === 0) return [];
    return [
      {
        ...{ file: glossaryFile, line: 1, column: 1, field: code },
        message: `expected a word for each term, found none for ${missing.join(', ')}`,
        cure: `Write what the translations into '${code}' call it, so that the check can look for it.`,
      },
    ];
  });
}

const plain = (text: string) =>
  text.toLowerCase().normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll('’', "'");

/** Takes ages and the terms; gives a note for each new translation that calls a thing by another name than the glossary. */
export function glossaryNotes(ages: readonly Age[], terms: readonly Term[]): Fault[] {
  const missing = termCheck(terms);
  return ages.filter(isDoubted).flatMap(({ text, language }) => {
    const translation = isLanguageCode(language) ? text.translations[language] : undefined;
    return missing(text, language).map(({ term, wanted }) => ({
      ...{ file: translation?.file ?? text.file, line: translation?.line ?? 1, column: 1 },
      field: text.field,
      message: `expected '${wanted}' for '${term}', as docs/glossary.yaml has it`,
      cure: `Use the term, or say that this is right: ${rightCommand(language, text.file, text.field)}`,
    }));
  });
}
