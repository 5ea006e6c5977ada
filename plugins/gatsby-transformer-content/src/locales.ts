import path from 'node:path';
import { errorAt, nearest } from './error-map';
import { fileError, type ContentError } from './errors';
import { readParsed, type FileCache } from './file-cache';
import { newLanguage } from './files';
import { filesIn, projectPath, tidyName } from './folder';
import type { ParsedFile } from './parse';
import { hintWith, isLanguage, type ContentSetup, type Messages } from './setup';

/** The interface strings by language and namespace, with English for missing ones. */
export type Locales<Code extends string = string> = Record<Code, Record<string, Messages>>;

/** A parsed file of strings. */
export interface StringSource {
  /** Path from the folder of the strings. */
  file: string;
  language: string;
  namespace: string;
  parsed: ParsedFile;
}

/**
 * Loads the strings of every language with all errors: keys that English lacks, empty strings, different placeholders, unknown files and
 * folders. English replaces missing translations.
 */
export async function loadLocales(
  setup: ContentSetup,
  root: string,
  memory: FileCache = new Map(),
): Promise<{
  locales: Locales;
  errors: ContentError[];
  /** The valid files as they were read. */
  sources: readonly StringSource[];
}> {
  const all: StringSource[] = [];
  const errors: ContentError[] = [];
  const files = await filesIn(root);
  const namespaces = files.map((file) => path.posix.basename(file, '.json'));
  const isMisplaced = (file: string) =>
    namespaces.filter((name) => name === path.posix.basename(file, '.json')).length > 1 ||
    isLanguage(setup, path.posix.basename(file, '.json'));
  for (const file of files.filter((name) => name.includes('/') || isMisplaced(name))) {
    const [, language = '', namespace] = filePattern.exec(file) ?? [];
    if (namespace !== undefined && isLanguage(setup, language))
      all.push({ file, language, namespace, parsed: await readParsed(root, file, memory) });
    else if (unknownFolder(setup, file) === undefined) {
      const hint = unknownFileHint(setup, file, files);
      errors.push(fileError(projectPath(root, file), 'unknown file', hint));
    }
  }
  const folders = new Set(files.flatMap((file) => unknownFolder(setup, file) ?? []));
  for (const folder of folders) {
    const hint = unknownFolderHint(setup, folder, files);
    errors.push(fileError(projectPath(root, folder), 'unknown folder', hint));
  }
  errors.push(...all.flatMap(shapeErrors));
  const broken = new Set(errors.map(({ file }) => file));
  const sources = all.filter(({ parsed }) => !broken.has(parsed.file));
  const english = ({ language }: StringSource) => language === setup.defaultLanguage;
  errors.push(
    ...sources.filter(english).flatMap((source) => comparedWith(setup, source, sources)),
    ...withoutEnglish(setup, root, sources, files),
  );
  return {
    locales: assemble(setup, sources),
    errors,
    sources,
  };
}

const filePattern = /^([^/]+)\/([a-z]+)\.json$/;

/** Returns the folder of a file if no language has it. */
function unknownFolder(setup: ContentSetup, file: string): string | undefined {
  const [folder = '', ...rest] = file.split('/');
  return rest.length === 0 || isLanguage(setup, folder) ? undefined : folder;
}

/** Returns the language that a folder probably is: the one whose folder is not there. */
function meantLanguage(
  { languages }: ContentSetup,
  folder: string,
  files: readonly string[],
): string | undefined {
  const missing = languages
    .map(({ code }) => code)
    .filter((code) => !files.some((file) => file.startsWith(`${code}/`)));
  return missing.find((code) => code === tidyName(folder) || missing.length === 1);
}

function unknownFolderHint(setup: ContentSetup, folder: string, files: readonly string[]): string {
  const meant = meantLanguage(setup, folder, files);
  const rename = `Did you mean '${meant}', which has no folder? Then rename this one. If not: `;
  return `${meant === undefined ? '' : rename}${newLanguage(setup, folder)}`;
}

function unknownFileHint(setup: ContentSetup, file: string, files: readonly string[]): string {
  const tidy = tidyName(file);
  if (!filePattern.test(tidy))
    return `Name it like 'fr/common.json', in a folder of one of ${setup.languages.map(({ code }) => code).join(', ')}, or remove it.`;
  return files.includes(tidy)
    ? `Its name would be '${tidy}', which is there already. Keep one of the two.`
    : `Name it '${tidy}'.`;
}

function shapeErrors({ parsed }: StringSource): ContentError[] {
  if (parsed.errors.length > 0) return parsed.errors;
  if (typeof parsed.value !== 'object' || parsed.value === null || Array.isArray(parsed.value)) {
    const message = 'expected lines like "key": "text" between { and }';
    return [fileError(parsed.file, message, 'Compare it with the same file of another language.')];
  }
  return Object.entries(parsed.value as Record<string, unknown>)
    .filter(([, value]) => typeof value !== 'string' || value.trim() === '')
    .map(([key, value]) => {
      const found = typeof value === 'string' ? 'an empty one' : JSON.stringify(value);
      const message = `expected a text, found ${found}`;
      return errorAt(parsed, [key], { message, hint: 'Write the text.' });
    });
}

/** @param files - all files. One with a wrong name is not missing. */
function withoutEnglish(
  setup: ContentSetup,
  root: string,
  sources: readonly StringSource[],
  files: readonly string[],
): ContentError[] {
  const meant = files.map((file) => {
    const folder = unknownFolder(setup, file);
    const language = folder && meantLanguage(setup, folder, files);
    return tidyName(language ? file.replace(folder, language) : file);
  });
  return [...new Set(sources.map(({ namespace }) => namespace))].flatMap((namespace) => {
    const english = `${setup.defaultLanguage}/${namespace}.json`;
    if (meant.includes(english)) return [];
    const own = sources.filter((source) => source.namespace === namespace);
    if (own.length > 1) return missingEnglish(setup, projectPath(root, english), own);
    const hint = `Bring back ${english}, or give this file the name of another one in the folder.`;
    return own.map(({ parsed }) =>
      fileError(parsed.file, 'a file without an English version', hint),
    );
  });
}

/** Returns one error for all translations of a file. */
function missingEnglish(
  setup: ContentSetup,
  english: string,
  translations: readonly StringSource[],
): ContentError {
  const languages = translations.map(({ language }) => language).join(', ');
  const hint = `There are translations (${languages}): bring it back, or remove them too.`;
  return fileError(english, 'missing file', hintWith(setup, 'restore', hint));
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const withoutForm = (key: string) => key.replace(pluralSuffix, '');

/** Compares the translations of an English file with it. */
function comparedWith(
  setup: ContentSetup,
  english: StringSource,
  sources: readonly StringSource[],
): ContentError[] {
  const model = messagesOf(english);
  const translations = sources.filter(
    (source) => source.namespace === english.namespace && source !== english,
  );
  const ofEnglish = [...missingForms(english), ...changedPlaceholders(english, translations)];
  const wrong = new Set(ofEnglish.map(({ field }) => withoutForm(field)));
  const errors = [...ofEnglish];
  /** The translations of each key that English lacks. */
  const unknown = new Map<string, StringSource[]>();
  for (const source of translations) {
    const locale = setup.languages.find(({ code }) => code === source.language)?.locale;
    const wanted = new Set(expectedKeys(Object.keys(model), locale));
    for (const key of Object.keys(messagesOf(source))) {
      if (wrong.has(withoutForm(key))) continue;
      if (wanted.has(key)) errors.push(...placeholderErrors(source, key, sourceText(model, key)));
      else unknown.set(key, [...(unknown.get(key) ?? []), source]);
    }
  }
  for (const [key, files] of unknown) {
    const untranslated = Object.keys(model).filter((name) =>
      files.every((file) => messagesOf(file)[name] === undefined),
    );
    const near = nearest(key, untranslated);
    // A key that every translation has was removed from English by mistake.
    const isLost = files.length > 1 && files.length === translations.length;
    errors.push(
      ...(isLost && !pluralSuffix.test(key)
        ? [lostKeyError(english, key, near)]
        : files.map((file) => unknownKeyError(file, key, near, english))),
    );
  }
  return errors;
}

/** Returns an error for each plural form that an English text lacks. */
function missingForms({ language, parsed }: StringSource): ContentError[] {
  const keys = Object.keys(parsed.value as Messages);
  return expectedKeys(keys, language)
    .filter((key) => !keys.includes(key))
    .map((key) => {
      const other = keys.find((one) => withoutForm(one) === withoutForm(key)) ?? '';
      const message = `missing beside '${other}'`;
      const hint = 'A text with a number needs each of these forms: bring it back.';
      return { ...errorAt(parsed, [other], { message, hint }), field: key };
    });
}

/** Returns an error for each English text whose placeholders all translations have in another way: the typo is here. */
function changedPlaceholders(
  { parsed }: StringSource,
  translations: readonly StringSource[],
): ContentError[] {
  return Object.entries(parsed.value as Messages).flatMap(([key, text]) => {
    const others = translations.flatMap((source) => messagesOf(source)[key] ?? []);
    const [expected, ...more] = new Set(others.map(placeholders));
    if (others.length < 2 || more.length > 0 || !expected || expected === placeholders(text))
      return [];
    const message = `expected the placeholders of all translations, ${expected}, found ${placeholders(text) || 'none'}`;
    const hint = 'Correct it here. Change the translations too if the placeholder has a new name.';
    return [errorAt(parsed, [key], { message, hint })];
  });
}

function placeholderErrors(source: StringSource, key: string, english: string): ContentError[] {
  const [expected, found] = [english, messagesOf(source)[key] ?? ''].map(placeholders);
  if (expected === found) return [];
  const message = `expected the placeholders ${expected || 'of English, none'}, found ${found || 'none'}`;
  const hint = 'Keep {{…}} and <…> as in English.';
  return [errorAt(source.parsed, [key], { message, hint })];
}

function lostKeyError({ parsed }: StringSource, key: string, near?: string): ContentError {
  const hint = near
    ? `Did you mean '${key}' where the file says '${near}'?`
    : 'Put it back in English. If the site no longer shows it, take it out of each translation.';
  const message = 'missing in English, but in every translation';
  return { ...errorAt(parsed, near ? [near] : [], { message, hint }), field: key };
}

function unknownKeyError(
  { parsed }: StringSource,
  key: string,
  near: string | undefined,
  english: StringSource,
): ContentError {
  const hint = near
    ? `Did you mean '${near}'?`
    : `Add it to ${english.file} first, or take it out here.`;
  return errorAt(parsed, [key], { message: 'a key that is not in English', hint });
}

/** Returns the strings of a valid file. */
const messagesOf = ({ parsed }: StringSource) => parsed.value as Messages;

/** Returns the English keys with the plural forms of the locale. */
export function expectedKeys(keys: readonly string[], locale: string | undefined): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const forms = keys.flatMap((key) =>
    pluralSuffix.test(key)
      ? pluralCategories.map((category) => key.replace(pluralSuffix, `_${category}`))
      : [key],
  );
  return [...new Set(forms)];
}

/** Returns the English text of a key of any language. */
export function sourceText(model: Messages, key: string): string {
  return model[key] ?? model[key.replace(pluralSuffix, '_other')] ?? '';
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g) ?? [])].sort().join(' ');
}

function assemble(
  { defaultLanguage, languages }: ContentSetup,
  sources: readonly StringSource[],
): Locales {
  const english = sources.filter(({ language }) => language === defaultLanguage);
  const inLanguage = (code: string) =>
    english.map((model) => {
      const own = sources.find(
        ({ language, namespace }) => language === code && namespace === model.namespace,
      );
      return [model.namespace, { ...messagesOf(model), ...(own && messagesOf(own)) }] as const;
    });
  return Object.fromEntries(
    languages.map(({ code }) => [code, Object.fromEntries(inLanguage(code))]),
  );
}
