import type { ParsedEntry } from './entry-file';
import { hiddenDrafts, type HiddenDrafts } from './drafts';
import { validate } from './error-map';
import type { ContentError } from './errors';
import { readParsed, type FileCache } from './file-cache';
import { listContent, meantPath } from './files';
import {
  assetErrors,
  missingFiles,
  orphanError,
  orphansIn,
  overlayErrors,
  readable,
  referenceErrors,
  repeatedValues,
  sampleErrors,
  truncatedTexts,
} from './rules';
import { schemaOf, type ContentSetup } from './setup';

export interface LoadOptions {
  memory?: FileCache;
  /** Whether drafts are shown. */
  drafts?: boolean;
}

export interface LoadedContent {
  /** The valid files, also those of hidden drafts. */
  sources: readonly ParsedEntry[];
  /** The main files of all entries, also those with errors. */
  main: readonly ParsedEntry[];
  hidden: HiddenDrafts;
  errors: ContentError[];
  /** Notes that do not stop a build: unused files. */
  notes: ContentError[];
}

/**
 * Reads and validates the files of a content folder. `memory` caches unchanged files. Drafts are validated, even if they are left out.
 *
 * Each round of checks takes only the files that had no error before. Otherwise one mistake would be reported again in every file that
 * is compared with the wrong one.
 */
export async function loadContent(
  setup: ContentSetup,
  root: string,
  { memory = new Map(), drafts = true }: LoadOptions = {},
): Promise<LoadedContent> {
  const files = await listContent(setup, root);
  const sources = await Promise.all(
    files.entries.map(async (entry) => ({
      ...entry,
      parsed: await readParsed(root, entry.file, memory),
    })),
  );
  const isEnglish = ({ language }: ParsedEntry) => language === setup.defaultLanguage;
  const english = sources.filter(isEnglish);
  // Files with a wrong name exist, so they are not missing.
  const misnamed = new Set(files.unknownFiles.map((file) => meantPath(setup, file)));
  const mainOf = mainFiles(english);

  // 1. Each file by itself.
  const own = [
    ...files.errors,
    ...sources.flatMap(({ parsed }) => parsed.errors),
    ...english
      .filter(readable)
      .flatMap(({ parsed, collection }) => validate(parsed, schemaOf(setup, collection))),
    ...missingFiles(setup, root, english, misnamed),
  ];

  // 2. Translations, compared with their English files.
  const isValidAlone = hasNoneOf(own);
  const translations = sources
    .filter((source) => !isEnglish(source))
    .filter((source) => mainOf(source) ?? !misnamed.has(mainPath(source)));
  const orphans = orphansIn(english, translations);
  const compared = [
    ...orphans.map(orphanError),
    ...translations.flatMap((translation) => {
      const main = mainOf(translation);
      return main && isValidAlone(translation) && isValidAlone(main)
        ? overlayErrors(setup, translation, main)
        : [];
    }),
  ];

  // 3. What is written in valid files: what it refers to, and rules of the site.
  // A translation of a file with an error was not compared with it.
  const hasNoError = hasNoneOf([...own, ...compared]);
  const isValid = (source: ParsedEntry) => {
    const main = mainOf(source);
    return hasNoError(source) && main !== undefined && hasNoError(main);
  };
  const valid = sources.filter(isValid);
  const validEnglish = valid.filter(isEnglish);
  const assets = await assetErrors(setup, { root, ...files }, valid, memory);
  const referring = [
    ...validEnglish.flatMap((source) => referenceErrors(setup, source, english, misnamed, orphans)),
    ...repeatedValues(setup, validEnglish),
    ...validEnglish.flatMap(sampleErrors),
    ...valid.flatMap((source) => truncatedTexts(setup, source)),
    ...valid.flatMap((source) => {
      const schema = schemaOf(setup, source.collection);
      return setup.rules?.(source, schema, mainOf(source)?.parsed.value) ?? [];
    }),
    ...assets.errors,
  ];

  return {
    sources: valid,
    main: english,
    hidden: drafts ? new Set() : hiddenDrafts(setup, validEnglish),
    errors: unrepeated([...own, ...compared, ...referring]),
    // Unused files are known only if every entry is valid.
    notes: own.length + compared.length === 0 ? assets.notes : [],
  };
}

/** Returns a function that tells whether a file has none of the errors. */
function hasNoneOf(errors: readonly ContentError[]): (source: ParsedEntry) => boolean {
  const broken = new Set(errors.map(({ file }) => file));
  return ({ parsed }) => !broken.has(parsed.file);
}

/** Returns the path of the English file of a translation. */
const mainPath = ({ file }: ParsedEntry) => file.replace(/\.[^./]+\.yaml$/, '.yaml');

/** Returns a function that finds the English file of an entry. */
function mainFiles(english: readonly ParsedEntry[]) {
  const files = new Map(english.map((source) => [`${source.collection}/${source.slug}`, source]));
  return ({ collection, slug }: ParsedEntry) => files.get(`${collection}/${slug}`);
}

function unrepeated(errors: readonly ContentError[]): ContentError[] {
  const seen = new Set<string>();
  return errors.filter(({ file, line, field }) => {
    const key = `${file}:${line}:${field}`;
    return !seen.has(key) && seen.add(key);
  });
}
