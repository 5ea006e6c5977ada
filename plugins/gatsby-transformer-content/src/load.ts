import type { ParsedEntry } from './entry-file';
import { hiddenDrafts, type HiddenDrafts } from './drafts';
import { validate } from './error-map';
import type { ContentError } from './errors';
import { readParsed, type FileCache } from './file-cache';
import { listContent, tidyEntry } from './files';
import {
  assetErrors,
  missingFiles,
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
  hidden: HiddenDrafts;
  errors: ContentError[];
  /** Notes that do not stop a build: unused files. */
  notes: ContentError[];
}

/**
 * Reads and validates the files of a content folder. `memory` caches unchanged files. Drafts are validated, even if they are left out.
 */
export async function loadContent(
  setup: ContentSetup,
  root: string,
  { memory = new Map(), drafts = true }: LoadOptions = {},
): Promise<LoadedContent> {
  const { defaultLanguage } = setup;
  const files = await listContent(setup, root);
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
      .flatMap(({ file, parsed, collection }) =>
        validate(file, parsed, schemaOf(setup, collection)),
      ),
    ...sources
      .filter(({ language }) => language !== defaultLanguage)
      .filter(({ collection, slug }) => !misnamed.has(`${collection}/${slug}.yaml`))
      .flatMap((overlay, _, overlays) => overlayErrors(setup, overlay, english, overlays)),
    ...missingFiles(setup, english, misnamed),
  ];
  const broken = new Set(errors.map(({ file }) => file));
  const valid = english.filter(({ file }) => !broken.has(file));
  errors.push(
    ...valid.flatMap((source) => referenceErrors(setup, source, english, misnamed)),
    ...repeatedValues(setup, valid),
    ...valid.flatMap(sampleErrors),
  );
  const overlays = sources.filter(
    ({ file, language }) => language !== defaultLanguage && !broken.has(file),
  );
  const usable = [...valid, ...overlays];
  const assets = await assetErrors(setup, { root, ...files }, usable, memory);
  errors.push(
    ...usable.flatMap((source) => truncatedTexts(setup, source)),
    ...usable.flatMap((source) => {
      const main = mainFileOf(source, valid);
      const schema = schemaOf(setup, source.collection);
      return main ? (setup.rules?.(source, schema, main.parsed.value) ?? []) : [];
    }),
    ...assets.errors,
  );
  // Unused files are known only if every entry is valid.
  const notes = broken.size === 0 ? assets.notes : [];
  const labelled = (error: ContentError) => ({ ...error, file: `content/${error.file}` });
  return {
    sources: usable,
    hidden: drafts ? new Set() : hiddenDrafts(setup, valid),
    errors: unrepeated(errors).map(labelled),
    notes: notes.map(labelled),
  };
}

const mainFileOf = ({ collection, slug }: ParsedEntry, english: readonly ParsedEntry[]) =>
  english.find((entry) => entry.collection === collection && entry.slug === slug);

function unrepeated(errors: readonly ContentError[]): ContentError[] {
  const seen = new Set<string>();
  return errors.filter(({ file, line, field }) => {
    const key = `${file}:${line}:${field}`;
    return !seen.has(key) && seen.add(key);
  });
}
