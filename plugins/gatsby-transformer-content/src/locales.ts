import type { ContentError } from './errors';
import { filesIn } from './folder';
import { newLanguage } from './files';
import { readParsed, type FileCache } from './file-cache';
import type { ParsedFile } from './parse';
import { errorAt, nearest } from './error-map';
import { isLanguage, type ContentSetup, type Messages } from './setup';

/** The interface strings by language and namespace, with English for missing ones. */
export type Locales<Code extends string = string> = Record<Code, Record<string, Messages>>;

/** A parsed file of strings. */
export interface StringSource {
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
  label = 'locales',
  memory: FileCache = new Map(),
): Promise<{
  locales: Locales;
  errors: ContentError[];
  /** The valid files as they were read. */
  sources: readonly StringSource[];
}> {
  const { sources, errors } = await readSources(setup, root, memory);
  const valid = sources.filter(({ parsed }) => parsed.errors.length === 0);
  const flat = valid.filter((source) => shapeErrors(source).length === 0);
  const labelled = (error: ContentError) => ({ ...error, file: `${label}/${error.file}` });
  const all = [
    ...errors,
    ...sources.flatMap(({ parsed }) => parsed.errors),
    ...valid.flatMap(shapeErrors),
    ...comparisons(setup, flat, sources),
  ];
  return {
    locales: assemble(setup, flat),
    errors: all.map(labelled),
    sources: flat,
  };
}

async function readSources(
  setup: ContentSetup,
  root: string,
  memory: FileCache,
): Promise<{ sources: StringSource[]; errors: ContentError[] }> {
  const sources: StringSource[] = [];
  const errors: ContentError[] = [];
  for (const file of (await filesIn(root)).filter((name) => name.includes('/'))) {
    const [, language = '', namespace] = /^([^/]+)\/([a-z]+)\.json$/.exec(file) ?? [];
    if (namespace !== undefined && isLanguage(setup, language)) {
      sources.push({
        file,
        language,
        namespace,
        parsed: (await readParsed(root, file, memory)).parsed,
      });
    } else {
      const hint =
        namespace === undefined
          ? `Name it like 'fr/common.json', in a folder of one of ${setup.languages.map(({ code }) => code).join(', ')}, or remove it.`
          : newLanguage(setup, language);
      errors.push({
        file,
        line: 1,
        column: 1,
        field: '',
        message: 'unknown file',
        hint,
      });
    }
  }
  return { sources, errors };
}

function shapeErrors({ file, parsed }: StringSource): ContentError[] {
  if (typeof parsed.value !== 'object' || parsed.value === null || Array.isArray(parsed.value)) {
    return [
      {
        ...errorAt(file, parsed, []),
        message: 'expected lines like "key": "text" between { and }',
        hint: 'Compare it with the same file of another language.',
      },
    ];
  }
  return Object.entries(parsed.value).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string' && value.trim() !== '') return [];
    const found =
      typeof value === 'string'
        ? 'an empty one'
        : Array.isArray(value)
          ? 'a list'
          : `a ${typeof value}`;
    return [
      {
        ...errorAt(file, parsed, [key]),
        message: `expected a text, found ${found}`,
        hint: 'Write the text.',
      },
    ];
  });
}

/** Compares the valid files. A file of `all` that could not be read counts as present and causes no other errors. */
function comparisons(
  setup: ContentSetup,
  sources: readonly StringSource[],
  all: readonly StringSource[],
): ContentError[] {
  const { defaultLanguage } = setup;
  const english = sources.filter(({ language }) => language === defaultLanguage);
  const isThere = (language: string, namespace: string) =>
    all.some((source) => source.language === language && source.namespace === namespace);
  const compared = sources.flatMap((source) => {
    const model = english.find(({ namespace }) => namespace === source.namespace);
    if (model) return compare(setup, source, model, missingInEnglish(setup, model, sources));
    if (isThere(defaultLanguage, source.namespace)) return [];
    return [
      {
        ...errorAt(source.file, source.parsed, []),
        message: 'a file without an English version',
        hint: `Bring back ${defaultLanguage}/${source.namespace}.json, or give this file the name of another one in the folder.`,
      },
    ];
  });
  const removed = english.flatMap((model) =>
    missingInEnglish(setup, model, sources).map((key) => {
      const misspelled = nearest(key, onlyInEnglish(model, sources));
      return {
        ...errorAt(model.file, model.parsed, misspelled ? [misspelled] : []),
        field: key,
        message: `missing in English, but in every translation, such as ${languageOf(sources, model, key)}`,
        hint: misspelled
          ? `Did you mean '${key}' where the file says '${misspelled}'?`
          : 'Put it back in English. If the site no longer shows it, take it out of each translation.',
      };
    }),
  );
  return [...removed, ...compared];
}

/** A translation of a text, as a hint which one it is. */
function languageOf(sources: readonly StringSource[], model: StringSource, key: string): string {
  const other = translationsOf(model, sources)[0];
  return `'${(other?.parsed.value as Messages)[key] ?? ''}' in ${other?.language ?? ''}`;
}

const translationsOf = ({ namespace, language }: StringSource, sources: readonly StringSource[]) =>
  sources.filter((source) => source.namespace === namespace && source.language !== language);

/** Keys that every translation has but English lacks, so they were removed from English by mistake. */
function missingInEnglish(
  setup: ContentSetup,
  model: StringSource,
  sources: readonly StringSource[],
): string[] {
  const [first, ...others] = translationsOf(model, sources);
  if (!first || others.length === 0) return [];
  const wanted = expectedKeys(
    Object.keys(model.parsed.value as Messages),
    localeOf(setup, first.language),
  );
  return Object.keys(first.parsed.value as Messages).filter(
    (key) =>
      !wanted.includes(key) &&
      !pluralSuffix.test(key) &&
      others.every(({ parsed }) => Object.hasOwn(parsed.value as Messages, key)),
  );
}

/** Keys that no translation has: new or misspelled ones. */
const onlyInEnglish = (model: StringSource, sources: readonly StringSource[]) =>
  Object.keys(model.parsed.value as Messages).filter((key) =>
    translationsOf(model, sources).every(
      ({ parsed }) => !Object.hasOwn(parsed.value as Messages, key),
    ),
  );

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

function compare(
  setup: ContentSetup,
  source: StringSource,
  english: StringSource,
  missingKeys: readonly string[],
): ContentError[] {
  const { file, parsed, language } = source;
  const translated = parsed.value as Messages;
  const model = english.parsed.value as Messages;
  const wanted = expectedKeys(Object.keys(model), localeOf(setup, language));
  return Object.entries(translated).flatMap(([key, text]) => {
    if (missingKeys.includes(key)) return [];
    if (!wanted.includes(key)) {
      const near = nearest(
        key,
        wanted.filter((name) => translated[name] === undefined),
      );
      const hint = near
        ? `Did you mean '${near}'?`
        : `Add it to ${setup.defaultLanguage}/${source.namespace}.json first, or take it out here.`;
      return [{ ...errorAt(file, parsed, [key]), message: 'a key that is not in English', hint }];
    }
    const expected = placeholders(sourceText(model, key));
    const found = placeholders(text);
    if (expected === found) return [];
    const message = `expected the placeholders ${expected || 'of English, none'}, found ${found || 'none'}`;
    return [
      { ...errorAt(file, parsed, [key]), message, hint: 'Keep {{…}} and <…> as in English.' },
    ];
  });
}

const localeOf = ({ languages }: ContentSetup, code: string) =>
  languages.find((language) => language.code === code)?.locale ?? code;

/** Returns the English keys with the plural forms of the locale. */
export function expectedKeys(keys: readonly string[], locale: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return [
    ...new Set(
      keys.flatMap((key) =>
        pluralSuffix.test(key)
          ? pluralCategories.map((category) => key.replace(pluralSuffix, `_${category}`))
          : [key],
      ),
    ),
  ];
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
  const inLanguage = (language: string) =>
    Object.fromEntries(
      english.map(({ namespace, parsed }) => {
        const own = sources.find(
          (source) => source.language === language && source.namespace === namespace,
        );
        return [
          namespace,
          { ...(parsed.value as Messages), ...(own?.parsed.value as Messages | undefined) },
        ];
      }),
    );
  return Object.fromEntries(languages.map(({ code }) => [code, inLanguage(code)]));
}
