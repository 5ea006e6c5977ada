import { defaultLanguage, languageCodes, type LanguageCode } from '../i18n/languages';
import { collectionNames, type CollectionName, type Entry } from './collections';
import { hiddenDrafts, type HiddenDrafts } from './drafts';
import { entryIn } from './entry';
import type { Fault } from './faults';
import { figureFaults } from './figures-in-text';
import { listContent, tidyEntry, type EntryFile } from './files';
import { readParsed, type Memory } from './memory';
import {
  assetFaults,
  cutTexts,
  missingFiles,
  overlayFaults,
  readable,
  referenceFaults,
  repeatedSlugs,
  sampleFaults,
  schemaOf,
  uniqueFaults,
  unusedAssets,
  type Source,
} from './rules';
import { valueAt } from './schema';
import { validate } from './validate';

/** An entry, complete in every language: English stands where a translation has a gap. */
export interface LoadedEntry<Name extends CollectionName = CollectionName> {
  collection: Name;
  slug: string;
  /** Path of the English file from the content folder. */
  file: string;
  languages: Record<LanguageCode, Entry<Name>>;
  /** The languages with a translation of their own. */
  translated: LanguageCode[];
  /** The fields that hold stand-ins, with their lines (decisions, Facts). */
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
  faults: Fault[];
  /** What stops nobody: files that no entry names. */
  notes: Fault[];
  /** The sound files as they were read, translations too. */
  sources: readonly Source[];
}

/**
 * Takes a content folder; gives all its entries in every language, and every fault of every file. An entry with a fault is
 * left out, so whoever uses the entries must first refuse the faults. `label` stands before the paths in faults. `memory`
 * spares whoever loads again the files that are as they were. Drafts are checked in any case.
 */
export async function loadContent(
  root: string,
  label = 'content',
  memory: Memory = new Map(),
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
  // Under a name that has to be mended, but there.
  const misnamed = new Set(files.strangers.map(tidyEntry));
  const faults = [
    ...files.faults,
    ...sources.flatMap(({ parsed }) => parsed.faults),
    ...english
      .filter(readable)
      .flatMap(({ file, parsed, collection }) => validate(file, parsed, schemaOf(collection))),
    ...sources
      .filter(({ language }) => language !== defaultLanguage)
      .filter(({ collection, slug }) => !misnamed.has(`${collection}/${slug}.yaml`))
      .flatMap((overlay, _, overlays) => overlayFaults(overlay, english, overlays)),
    ...missingFiles(english, misnamed),
  ];
  const broken = new Set(faults.map(({ file }) => file));
  const sound = english.filter(({ file }) => !broken.has(file));
  faults.push(
    ...sound.flatMap((source) => referenceFaults(source, english, misnamed)),
    ...uniqueFaults(sound),
    ...sound.flatMap(repeatedSlugs),
    ...sound.flatMap(sampleFaults),
  );
  const overlays = sources.filter(
    ({ file, language }) => language !== defaultLanguage && !broken.has(file),
  );
  const usable = [...sound, ...overlays];
  faults.push(
    ...usable.flatMap(cutTexts),
    ...usable.flatMap((source) => {
      // Only English tells which figures there are.
      const english = englishOf(source, sound);
      return english ? figureFaults(source, schemaOf(source.collection), english.parsed.value) : [];
    }),
    ...(await assetFaults(root, files.assets, files.strangers, usable, memory)),
  );
  // Who names a file is known once every entry can be read.
  const notes = broken.size === 0 ? unusedAssets(files.assets, usable) : [];
  const hidden = drafts ? new Set<string>() : hiddenDrafts(sound);
  const isShown = ({ collection, slug }: Source) => !hidden.has(`${collection}/${slug}`);
  const labelled = (fault: Fault) => ({ ...fault, file: `${label}/${fault.file}` });
  return {
    content: assemble(sound.filter(isShown), overlays, hidden),
    hidden,
    files: usable.filter(isShown).map(({ file, collection, slug, language, parsed }) => ({
      file,
      collection,
      slug,
      language,
      value: parsed.value,
    })),
    faults: unrepeated(faults).map(labelled),
    notes: notes.map(labelled),
    sources: usable,
  };
}

const englishOf = ({ collection, slug }: Source, english: readonly Source[]) =>
  english.find((entry) => entry.collection === collection && entry.slug === slug);

function unrepeated(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>();
  return faults.filter(({ file, line, field }) => {
    const key = `${file}:${line}:${field}`;
    return !seen.has(key) && seen.add(key);
  });
}

function assemble(
  sources: readonly Source[],
  overlays: readonly Source[],
  hidden: HiddenDrafts,
): Content {
  const content = emptyContent() as Record<CollectionName, LoadedEntry[]>;
  for (const source of sources)
    content[source.collection].push(loadedEntry(source, overlays, hidden));
  for (const name of collectionNames) content[name].sort(byOrder);
  return content as Content;
}

/** Takes the content; gives the slugs of the entries by collection. */
export function slugsOf(content: Content): Record<CollectionName, string[]> {
  return Object.fromEntries(
    Object.entries(content).map(([name, entries]) => [name, entries.map(({ slug }) => slug)]),
  ) as Record<CollectionName, string[]>;
}

/** Gives every collection without entries. */
export function emptyContent(): Content {
  return Object.fromEntries(collectionNames.map((name) => [name, []])) as unknown as Content;
}

function loadedEntry(
  source: Source,
  overlays: readonly Source[],
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
