import { existsSync } from 'node:fs';
import { addressErrors } from './addresses';
import type { ContentError } from './errors';
import { linkErrors } from './folder';
import { loadContent, type LoadedContent, type LoadOptions } from './load';
import { loadLocales, type Locales, type StringSource } from './locales';
import { missingNameErrors } from './named-values';
import { servedErrors } from './served';
import type { ContentSetup } from './setup';

/** The folders of a site. */
export interface Folders {
  content: string;
  locales: string;
  /** Files that are served as they are. */
  served?: string | undefined;
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
  const served = folders.served && existsSync(folders.served) ? folders.served : undefined;
  const files = await Promise.all([
    linkErrors(folders.content),
    linkErrors(folders.locales),
    folders.served === undefined ? [] : servedErrors(setup, folders.served),
    addressErrors(setup, content.main, served),
  ]);
  return {
    content,
    locales: strings.locales,
    strings: strings.sources,
    errors: [
      ...files.flat(),
      ...content.errors,
      ...strings.errors,
      ...main.flatMap((source) => missingNameErrors(setup, source, names, folders.locales)),
    ],
  };
}
