import {
  loadSite as load,
  mergedContent,
  siteTexts as textsOf,
  type ContentError,
  type FileCache,
  type Locales as AnyLocales,
  type MergedContent,
  type MergedEntry,
  type ParsedEntry,
  type StringSource,
  type Text,
} from '../../plugins/gatsby-transformer-content';
import type { LanguageCode } from '../i18n/languages';
import type { CollectionName, collections } from './collections';
import { languageListErrors } from './language-list';
import { setup } from './setup';

export type Content = MergedContent<typeof collections, LanguageCode>;
export type LoadedEntry<Name extends CollectionName = CollectionName> = MergedEntry<
  (typeof collections)[Name],
  LanguageCode
>;
export type Locales = AnyLocales<LanguageCode>;

export interface Sources {
  content: readonly ParsedEntry[];
  locales: readonly StringSource[];
}

export interface Site {
  /** Every entry in every language. */
  content: Content;
  locales: Locales;
  errors: ContentError[];
  /** Notes that do not stop a build: unused files. */
  notes: ContentError[];
  /** The valid files of both as they were read. */
  sources: Sources;
}

/**
 * Loads the entries and strings of this site for commands and tests. Check the errors before using the rest. `memory` caches unchanged
 * files. Without `drafts`, drafts and references to them are left out.
 */
export async function loadSite(
  content: string,
  locales: string,
  { memory = new Map(), drafts = true }: { memory?: FileCache; drafts?: boolean } = {},
): Promise<Site> {
  const listErrors = await languageListErrors(locales, memory);
  // Nothing can be loaded without a valid list of languages.
  if (listErrors.length > 0) return { ...empty(), errors: listErrors };
  const loaded = await load(setup, { content, locales }, { memory, drafts });
  return {
    content: mergedContent(setup, loaded.content),
    locales: loaded.locales as Locales,
    errors: loaded.errors,
    notes: loaded.notes,
    sources: { content: loaded.content.sources, locales: loaded.strings },
  };
}

function empty(): Site {
  return {
    content: mergedContent(setup, { sources: [], hidden: new Set() }),
    locales: {} as Locales,
    errors: [],
    notes: [],
    sources: { content: [], locales: [] },
  };
}

/** Returns every text to translate. */
export const siteTexts = (sources: Sources): Text[] => textsOf(setup, sources);
