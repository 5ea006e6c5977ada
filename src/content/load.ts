import { defaultLanguage, languageCodes, type LanguageCode } from '../i18n/languages';
import { collectionNames, type CollectionName, type Entry } from './collections';
import { hiddenDrafts, type HiddenDrafts } from './drafts';
import { entryIn } from './entry';
import type { ContentError } from './errors';
import { figureErrors } from './figures-in-text';
import { listContent, tidyEntry, type EntryFile } from './files';
import { readParsed, type FileCache } from './file-cache';
import {
  assetErrors,
  truncatedTexts,
  missingFiles,
  overlayErrors,
  readable,
  referenceErrors,
  repeatedSlugs,
  sampleErrors,
  schemaOf,
  uniqueErrors,
  unusedAssets,
  type ParsedEntry,
} from './rules';
import { valueAt } from './schema';
import { validate } from './error-map';

/** An entry in every language, with English for missing translations. */
export interface LoadedEntry<Name extends CollectionName = CollectionName> {
  collection: Name;
  slug: string;
  /** Path of the English file from the content folder. */
  file: string;
  languages: Record<LanguageCode, Entry<Name>>;
  /** The languages with a translation of their own. */
  translated: LanguageCode[];
  /** The sample fields with their lines (docs/requirements.md#samples). */
  samples: { field: string; line: number }[];
}

export type Content = { [Name in CollectionName]: LoadedEntry<Name>[] };

/** A file of an entry with its data. */
export interface EntryData extends EntryFile {
  value: unknown;
}

export interface LoadResult {
  content: Content;
  /** The files that the content is made of. */
  files: EntryData[];
  /** The drafts that are neither in `content` nor in `files`. */
  hidden: HiddenDrafts;
  errors: ContentError[];
  /** Notes that do not stop a build: unused files. */
  notes: ContentError[];
  /** The valid files as they were read, translations too. */
  sources: readonly ParsedEntry[];
}

/**
 * Loads all entries in every language, with the errors of all files. Invalid entries are left out, so check the errors first. `label` is
 * the prefix of paths in errors. `memory` caches unchanged files. Drafts are always validated.
 */
export async function loadContent(
  root: string,
  label = 'content',
  memory: FileCache = new Map(),
  { drafts = true }: { drafts?: boolean } = {},
): Promise<LoadResult> {
  const files = await listContent(root);
  const sources = await Promise.all(
    files.entries.map(async (entry) => ({
      ...entry,
      ...(await readParsed(root, entry.file, memory)),
    })),
  );
  const english = sources.filter(({ language }) => language === defaultLanguage);
  // Files with a wrong name exist, so they are not missing.
  const misnamed = new Set(files.unknownFiles.map(tidyEntry));
  const errors = [
    ...files.errors,
    ...sources.flatMap(({ parsed }) => parsed.errors),
    ...english
      .filter(readable)
      .flatMap(({ file, parsed, collection }) => validate(file, parsed, schemaOf(collection))),
    ...sources
      .filter(({ language }) => language !== defaultLanguage)
      .filter(({ collection, slug }) => !misnamed.has(`${collection}/${slug}.yaml`))
      .flatMap((overlay, _, overlays) => overlayErrors(overlay, english, overlays)),
    ...missingFiles(english, misnamed),
  ];
  const broken = new Set(errors.map(({ file }) => file));
  const valid = english.filter(({ file }) => !broken.has(file));
  errors.push(
    ...valid.flatMap((source) => referenceErrors(source, english, misnamed)),
    ...uniqueErrors(valid),
    ...valid.flatMap(repeatedSlugs),
    ...valid.flatMap(sampleErrors),
  );
  const overlays = sources.filter(
    ({ file, language }) => language !== defaultLanguage && !broken.has(file),
  );
  const usable = [...valid, ...overlays];
  errors.push(
    ...usable.flatMap(truncatedTexts),
    ...usable.flatMap((source) => {
      // The figures are defined in the English file.
      const english = englishOf(source, valid);
      return english ? figureErrors(source, schemaOf(source.collection), english.parsed.value) : [];
    }),
    ...(await assetErrors(root, files.assets, files.unknownFiles, usable, memory)),
  );
  // Unused files are known only if every entry is valid.
  const notes = broken.size === 0 ? unusedAssets(files.assets, usable) : [];
  const hidden = drafts ? new Set<string>() : hiddenDrafts(valid);
  const isShown = ({ collection, slug }: ParsedEntry) => !hidden.has(`${collection}/${slug}`);
  const labelled = (error: ContentError) => ({ ...error, file: `${label}/${error.file}` });
  return {
    content: assemble(valid.filter(isShown), overlays, hidden),
    hidden,
    files: usable.filter(isShown).map(({ file, collection, slug, language, parsed }) => ({
      file,
      collection,
      slug,
      language,
      value: parsed.value,
    })),
    errors: unrepeated(errors).map(labelled),
    notes: notes.map(labelled),
    sources: usable,
  };
}

const englishOf = ({ collection, slug }: ParsedEntry, english: readonly ParsedEntry[]) =>
  english.find((entry) => entry.collection === collection && entry.slug === slug);

function unrepeated(errors: readonly ContentError[]): ContentError[] {
  const seen = new Set<string>();
  return errors.filter(({ file, line, field }) => {
    const key = `${file}:${line}:${field}`;
    return !seen.has(key) && seen.add(key);
  });
}

function assemble(
  sources: readonly ParsedEntry[],
  overlays: readonly ParsedEntry[],
  hidden: HiddenDrafts,
): Content {
  const content = emptyContent() as Record<CollectionName, LoadedEntry[]>;
  for (const source of sources)
    content[source.collection].push(loadedEntry(source, overlays, hidden));
  for (const name of collectionNames) content[name].sort(byOrder);
  return content as Content;
}

/** Returns the slugs of the entries by collection. */
export function slugsOf(content: Content): Record<CollectionName, string[]> {
  return Object.fromEntries(
    Object.entries(content).map(([name, entries]) => [name, entries.map(({ slug }) => slug)]),
  ) as Record<CollectionName, string[]>;
}

/** Returns every collection without entries. */
export function emptyContent(): Content {
  return Object.fromEntries(collectionNames.map((name) => [name, []])) as unknown as Content;
}

function loadedEntry(
  source: ParsedEntry,
  overlays: readonly ParsedEntry[],
  hidden: HiddenDrafts,
): LoadedEntry {
  const { collection, slug, file, parsed } = source;
  const own = overlays.filter(
    (overlay) => overlay.collection === collection && overlay.slug === slug,
  );
  const english = { file, value: parsed.value };
  const inLanguage = (language: LanguageCode) => {
    const overlay = own.find((candidate) => candidate.language === language);
    const translation = overlay && { file: overlay.file, value: overlay.parsed.value };
    return entryIn(language, collection, english, translation, hidden);
  };
  return {
    collection,
    slug,
    file,
    languages: Object.fromEntries(
      languageCodes.map((code) => [code, inLanguage(code)]),
    ) as LoadedEntry['languages'],
    translated: own.map(({ language }) => language),
    samples: ((valueAt(parsed.value, ['sample']) ?? []) as string[]).map((field) => ({
      field,
      line: parsed.locate(field.split('.')).line,
    })),
  };
}

function byOrder(a: LoadedEntry, b: LoadedEntry): number {
  const order = ({ languages }: LoadedEntry) =>
    Number(valueAt(languages[defaultLanguage], ['order']) ?? 0);
  return order(a) - order(b) || a.slug.localeCompare(b.slug);
}
