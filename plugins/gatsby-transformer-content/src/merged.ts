import type { z } from 'zod';
import { entryIn } from './entry';
import type { LoadedContent } from './load';
import type { ParsedEntry } from './rules';
import { valueAt } from './schema';
import type { ContentSetup, Schemas } from './setup';

/** An entry in every language, with the main file's data for missing translations. */
export interface MergedEntry<Schema extends z.ZodType = z.ZodType, Code extends string = string> {
  collection: string;
  slug: string;
  /** Path of the main file from the content folder. */
  file: string;
  languages: Record<Code, z.infer<Schema>>;
  /** The languages with a translation of their own. */
  translated: Code[];
  /** The sample fields with their lines. */
  samples: { field: string; line: number }[];
}

/** The entries of each collection, in their order. */
export type MergedContent<S extends Schemas = Schemas, Code extends string = string> = {
  [Name in keyof S]: MergedEntry<S[Name], Code>[];
};

/** Returns all entries in every language, for commands that read all texts at once. */
export function mergedContent<S extends Schemas, Code extends string>(
  setup: ContentSetup<S, Code>,
  { sources, hidden }: Pick<LoadedContent, 'sources' | 'hidden'>,
): MergedContent<S, Code> {
  const { collections, defaultLanguage } = setup;
  const orderOf = (languages: MergedEntry<z.ZodType, Code>['languages']) =>
    Number(valueAt(languages[defaultLanguage], ['order']) ?? 0);
  const entries = sources
    .filter(({ language }) => language === defaultLanguage)
    .filter(({ collection, slug }) => !hidden.has(`${collection}/${slug}`))
    .map((source) => mergedEntry(setup, source, { sources, hidden }))
    .sort((a, b) => orderOf(a.languages) - orderOf(b.languages) || a.slug.localeCompare(b.slug));
  return Object.fromEntries(
    Object.keys(collections).map((name) => [
      name,
      entries.filter(({ collection }) => collection === name),
    ]),
  ) as MergedContent<S, Code>;
}

function mergedEntry<S extends Schemas, Code extends string>(
  setup: ContentSetup<S, Code>,
  { collection, slug, file, parsed }: ParsedEntry,
  { sources, hidden }: Pick<LoadedContent, 'sources' | 'hidden'>,
): MergedEntry<z.ZodType, Code> {
  const own = sources.filter((other) => other.collection === collection && other.slug === slug);
  const translationIn = (code: string) =>
    code === setup.defaultLanguage ? undefined : own.find(({ language }) => language === code);
  const codes = setup.languages.map(({ code }) => code);
  const inLanguage = (language: Code) => {
    const translation = translationIn(language);
    return entryIn(
      setup,
      {
        collection,
        language,
        main: { file, value: parsed.value },
        translation: translation && { file: translation.file, value: translation.parsed.value },
      },
      hidden,
    );
  };
  return {
    collection,
    slug,
    file,
    languages: Object.fromEntries(codes.map((code) => [code, inLanguage(code)])) as Record<
      Code,
      unknown
    >,
    translated: codes.filter(translationIn),
    samples: ((valueAt(parsed.value, ['sample']) ?? []) as string[]).map((field) => ({
      field,
      line: parsed.locate(field.split('.')).line,
    })),
  };
}
