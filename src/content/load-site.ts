import { defaultLanguage } from '../i18n/languages';
import type { ContentError } from './errors';
import { emptyContent, loadContent, type Content, type EntryData } from './load';
import { loadLocales, type Locales, type StringSource } from './locales';
import type { HiddenDrafts } from './drafts';
import type { FileCache } from './file-cache';
import { missingNameErrors } from './named-values';
import { languageListErrors } from './language-list';
import type { ParsedEntry } from './rules';

export interface Site {
  content: Content;
  /** The files that the content is made of. */
  files: EntryData[];
  /** The drafts that are left out. */
  hidden: HiddenDrafts;
  locales: Locales;
  errors: ContentError[];
  /** Notes that do not stop a build: unused files. */
  notes: ContentError[];
  /** The valid files of both as they were read. */
  sources: { content: readonly ParsedEntry[]; locales: readonly StringSource[] };
}

/**
 * Loads entries and strings with all errors. Check the errors before using the rest. `memory` caches unchanged files. Without `drafts`,
 * drafts and references to them are left out.
 */
export async function loadSite(
  content: string,
  locales: string,
  { memory = new Map(), drafts = true }: { memory?: FileCache; drafts?: boolean } = {},
): Promise<Site> {
  const registry = await languageListErrors(locales, memory);
  if (registry.length > 0) return unread(registry);
  const [entries, strings] = await Promise.all([
    loadContent(content, 'content', memory, { drafts }),
    loadLocales(locales, 'locales', memory),
  ]);
  return {
    content: entries.content,
    files: entries.files,
    hidden: entries.hidden,
    locales: strings.locales,
    errors: [
      ...entries.errors,
      ...strings.errors,
      ...entries.sources
        .filter(({ language }) => language === defaultLanguage)
        .flatMap((source) => missingNameErrors(source, strings.locales[defaultLanguage])),
    ],
    notes: entries.notes,
    sources: { content: entries.sources, locales: strings.sources },
  };
}

/** Nothing can be loaded without a valid list of languages. */
function unread(errors: ContentError[]): Site {
  return {
    ...{ content: emptyContent(), files: [], hidden: new Set(), locales: {} as Locales },
    ...{ errors, notes: [] },
    sources: { content: [], locales: [] },
  };
}
