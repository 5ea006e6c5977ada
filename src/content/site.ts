import {
  loadSite as load,
  mergedContent,
  refuseErrors,
  siteTexts as textsOf,
  type ContentError,
  type Locales as AnyLocales,
  type MergedContent,
  type MergedEntry,
  type ParsedEntry,
  type StringSource,
  type Text,
} from '../../plugins/gatsby-transformer-content';
import type { LanguageCode } from '../i18n/languages';
import type { CollectionName } from '../collections';
import { languageListErrors } from './language-list';
import { setup, type CollectionSchemas } from './setup';

export type Content = MergedContent<CollectionSchemas, LanguageCode>;
export type LoadedEntry<Name extends CollectionName = CollectionName> = MergedEntry<
  CollectionSchemas[Name],
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
 * Loads the entries and strings of this site, and looks at the files in `static/`, for commands and tests. Check the errors before using the rest. Without `drafts`, drafts and
 * references to them are left out. Throws if the list of languages is invalid, as nothing can be loaded without it.
 */
export async function loadSite(
  content: string,
  locales: string,
  { drafts = true }: { drafts?: boolean } = {},
): Promise<Site> {
  refuseErrors(await languageListErrors(locales));
  const loaded = await load(setup, { content, locales, served: 'static' }, { drafts });
  return {
    content: mergedContent(setup, loaded.content),
    locales: loaded.locales as Locales,
    errors: loaded.errors,
    notes: loaded.content.notes,
    sources: { content: loaded.content.sources, locales: loaded.strings },
  };
}

/** Returns every text to translate. */
export const siteTexts = (sources: Sources): Text[] => textsOf(setup, sources);
