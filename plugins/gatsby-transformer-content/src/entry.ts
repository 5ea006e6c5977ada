import type { z } from 'zod';
import { assetPath } from './assets';
import { withoutDrafts, type HiddenDrafts } from './drafts';
import { merge } from './overlay';
import { mapLeaves } from './schema';
import { schemaOf, type ContentSetup } from './setup';

/** The data of a file and its path in the content folder. */
export interface FileData {
  file: string;
  value: unknown;
}

/** The files of an entry. Both must be valid. */
export interface EntrySource {
  collection: string;
  language: string;
  main: FileData;
  translation: FileData | undefined;
}

/**
 * Returns an entry in a language: the main file's data for missing translations, files by their path in the content folder, values as
 * the setup formats them, without `hidden` drafts.
 */
export function entryIn(
  setup: ContentSetup,
  { collection, language, main, translation }: EntrySource,
  hidden: HiddenDrafts = new Set(),
): unknown {
  const schema = schemaOf(setup, collection);
  const merged = merge(withPaths(schema, main), translation && withPaths(schema, translation));
  const whole = withoutDrafts(schema, merged, hidden);
  const { format } = setup;
  if (!format) return whole;
  return mapLeaves(schema, whole, (leaf) => format(leaf, { language, english: main.value }));
}

const withPaths = (schema: z.ZodType, { file, value }: FileData) =>
  mapLeaves(schema, value, (leaf) =>
    leaf.meta.picture || leaf.meta.asset ? assetPath(file, String(leaf.value)) : leaf.value,
  );
