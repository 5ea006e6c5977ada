import { defaultLanguage } from '../i18n/languages';
import type { ContentError } from './errors';
import { emptyContent, loadContent, type Content, type EntryData } from './load';
import { loadLocales, type Locales, type StringSource } from './locales';
import type { HiddenDrafts } from './drafts';
import type { FileCache } from './file-cache';
import { missingNameErrors } from './named-values';
import { registryErrors } from './registry';
import type { Source } from './rules';

export interface Site {
  content: Content;
  /** The files that the content is made of. */
  files: EntryData[];
  /** The drafts that are left out. */
  hidden: HiddenDrafts;
  locales: Locales;
  errors: ContentError[];
  /** What stops nobody: files that no entry names. */
  notes: ContentError[];
  /** The valid files of both as they were read. */
  sources: { content: readonly Source[]; locales: readonly StringSource[] };
}

/**
 * Returns entries and strings, and the errors of both. Whoever uses them must first refuse the errors. `memory` spares whoever loads again
 * the files that are as they were; without `drafts`, they and what names them are left
 * out.
 */
export async function loadSite(
  content: string,
  locales: string,
  { memory = new Map(), drafts = true }: { memory?: FileCache; drafts?: boolean } = {},
): Promise<Site> {
  const registry = await registryErrors(locales, memory);
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

/** Everything goes by the list of languages: with errors in it nothing else can be read. */
function unread(errors: ContentError[]): Site {
  return {
    ...{ content: emptyContent(), files: [], hidden: new Set(), locales: {} as Locales },
    ...{ errors, notes: [] },
    sources: { content: [], locales: [] },
  };
}
