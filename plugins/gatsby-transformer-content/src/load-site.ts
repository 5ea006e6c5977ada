import type { ContentError } from './errors';
import { loadContent, type LoadedContent, type LoadOptions } from './load';
import { loadLocales, type Locales, type StringSource } from './locales';
import { missingNameErrors } from './named-values';
import type { ContentSetup } from './setup';

/** The folders of a site. */
export interface Folders {
  content: string;
  locales: string;
}

export interface LoadedSite {
  content: LoadedContent;
  locales: Locales;
  /** The valid files of strings as they were read. */
  strings: readonly StringSource[];
  /** The errors of both. Without any, the rest is complete. */
  errors: ContentError[];
}

/** Loads and validates the entries and strings of a site. */
export async function loadSite(
  setup: ContentSetup,
  folders: Folders,
  options: LoadOptions = {},
): Promise<LoadedSite> {
  const [content, strings] = await Promise.all([
    loadContent(setup, folders.content, options),
    loadLocales(setup, folders.locales, options.memory),
  ]);
  const main = content.sources.filter(({ language }) => language === setup.defaultLanguage);
  const names = strings.locales[setup.defaultLanguage] ?? {};
  return {
    content,
    locales: strings.locales,
    strings: strings.sources,
    errors: [
      ...content.errors,
      ...strings.errors,
      ...main.flatMap((source) => missingNameErrors(setup, source, names, folders.locales)),
    ],
  };
}
