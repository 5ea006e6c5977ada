import type { z } from 'zod';
import { entryIn } from './entry';
import type { LoadedContent } from './load';
import type { ParsedEntry } from './entry-file';
import { valueAt } from './schema';
import type { ContentSetup, Schemas } from './setup';

/** An entry in every language, with the main file's data for missing translations. */
export interface MergedEntry<Schema extends z.ZodType = z.ZodType, Code extends string = string> {
  collection: string;
  slug: string;
  /** Path of the main file from the content folder. */
  file: string;
  languages: Record<Code, z.infer<Schema>>;
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
  const orderOf = ({ parsed }: ParsedEntry) => Number(valueAt(parsed.value, ['order']) ?? 0);
  const main = sources
    .filter(({ language }) => language === defaultLanguage)
    .filter(({ collection, slug }) => !hidden.has(`${collection}/${slug}`))
    .sort((a, b) => orderOf(a) - orderOf(b) || a.slug.localeCompare(b.slug));
  return Object.fromEntries(
    Object.keys(collections).map((name) => [
      name,
      main
        .filter(({ collection }) => collection === name)
        .map((source) => mergedEntry(setup, source, { sources, hidden })),
    ]),
  ) as MergedContent<S, Code>;
}

function mergedEntry<S extends Schemas, Code extends string>(
  setup: ContentSetup<S, Code>,
  main: ParsedEntry,
  { sources, hidden }: Pick<LoadedContent, 'sources' | 'hidden'>,
): MergedEntry<z.ZodType, Code> {
  const { collection, slug, file, parsed } = main;
  const own = sources.filter((other) => other.collection === collection && other.slug === slug);
  const languages = setup.languages.map(({ code: language }) => {
    const translation = own.find((other) => other.language === language && other !== main);
    const files = {
      main: { file, value: parsed.value },
      translation: translation && { file: translation.file, value: translation.parsed.value },
    };
    return [language, entryIn(setup, { collection, language, ...files }, hidden)];
  });
  return {
    collection,
    slug,
    file,
    languages: Object.fromEntries(languages) as Record<Code, unknown>,
    samples: ((valueAt(parsed.value, ['sample']) ?? []) as string[]).map((field) => ({
      field,
      line: parsed.locate(field.split('.')).line,
    })),
  };
}
