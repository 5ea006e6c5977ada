import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import {
  defaultLanguage,
  getLanguage,
  isLanguageCode,
  languageCodes,
  type LanguageCode,
} from '../i18n/languages';
import type { Fault } from './faults';
import { readParsed, type Memory } from './memory';
import type { ParsedFile } from './parse';
import { registryFile } from './registry';
import { faultAt } from './validate';

export type Messages = Record<string, string>;

/** The interface strings by language and namespace, complete: English stands in the gaps. */
export type Locales = Record<LanguageCode, Record<string, Messages>>;

interface Source {
  file: string;
  language: LanguageCode;
  namespace: string;
  parsed: ParsedFile;
}

/**
 * Takes the folder of `<language>/<namespace>.json`; gives the strings of every language and every fault: keys that English
 * lacks or a translation misses, empty strings, placeholders that differ, files and folders the site does not know. What
 * languages miss that are not complete yet is no fault; `gaps` has it, one line a file.
 */
export async function loadLocales(
  root: string,
  label = 'locales',
  memory: Memory = new Map(),
): Promise<{ locales: Locales; faults: Fault[]; gaps: Fault[] }> {
  const { sources, faults } = await readSources(root, memory);
  const sound = sources.filter(({ parsed }) => parsed.faults.length === 0);
  const flat = sound.filter((source) => shapeFaults(source).length === 0);
  const labelled = (fault: Fault) => ({ ...fault, file: `${label}/${fault.file}` });
  const all = [
    ...faults,
    ...sources.flatMap(({ parsed }) => parsed.faults),
    ...sound.flatMap(shapeFaults),
    ...comparisons(flat),
  ];
  return {
    locales: assemble(flat),
    faults: all.map(labelled),
    gaps: partialLanguages.flatMap((language) => gapsOf(flat, language)).map(labelled),
  };
}

async function readSources(
  root: string,
  memory: Memory,
): Promise<{ sources: Source[]; faults: Fault[] }> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
  const sources: Source[] = [];
  const faults: Fault[] = [];
  for (const file of files.filter((file) => file !== registryFile)) {
    const [, language = '', namespace] = /^([^/]+)\/([a-z]+)\.json$/.exec(file) ?? [];
    if (namespace !== undefined && isLanguageCode(language)) {
      sources.push({
        file,
        language,
        namespace,
        parsed: (await readParsed(root, file, memory)).parsed,
      });
    } else {
      const cure = `Name it '<language>/<namespace>.json' with one of ${languageCodes.join(', ')}, or remove it.`;
      faults.push({
        file,
        line: 1,
        column: 1,
        field: '',
        message: 'a file the site does not know',
        cure,
      });
    }
  }
  return { sources, faults };
}

function shapeFaults({ file, parsed }: Source): Fault[] {
  if (typeof parsed.value !== 'object' || parsed.value === null || Array.isArray(parsed.value)) {
    return [{ ...faultAt(file, parsed, []), message: 'expected an object of strings' }];
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
        ...faultAt(file, parsed, [key]),
        message: `expected a text, found ${found}`,
        cure: 'Write the text.',
      },
    ];
  });
}

function comparisons(sources: readonly Source[]): Fault[] {
  const english = sources.filter(({ language }) => language === defaultLanguage);
  const missing = english.flatMap(({ namespace }) =>
    languageCodes
      .filter(isComplete)
      .filter(
        (language) =>
          !sources.some((source) => source.language === language && source.namespace === namespace),
      )
      .map((language) => ({
        file: `${language}/${namespace}.json`,
        line: 1,
        column: 1,
        field: '',
        gap: true as const,
        message: 'expected this file, found none',
        cure: `Translate ${defaultLanguage}/${namespace}.json.`,
      })),
  );
  const compared = sources.flatMap((source) => {
    const model = english.find(({ namespace }) => namespace === source.namespace);
    if (model) return compare(source, model);
    const message = `a namespace that English does not have`;
    return [
      {
        ...faultAt(source.file, source.parsed, []),
        message,
        cure: 'Add it in English first, or remove it.',
      },
    ];
  });
  return [...missing, ...compared];
}

const isComplete = (language: LanguageCode) => !getLanguage(language).partial;
const partialLanguages = languageCodes.filter((language) => !isComplete(language));

/** Takes what was read and a language that is not complete yet; gives one line for each file that has strings in English. */
function gapsOf(sources: readonly Source[], language: LanguageCode): Fault[] {
  const english = sources.filter((source) => source.language === defaultLanguage);
  return english.flatMap(({ namespace, parsed }) => {
    const own = sources.find(
      (source) => source.language === language && source.namespace === namespace,
    );
    const translated = (own?.parsed.value ?? {}) as Messages;
    const wanted = expectedKeys(Object.keys(parsed.value as Messages), language);
    const missing = wanted.filter((key) => translated[key] === undefined).length;
    const message = `${missing} of ${wanted.length} strings are in English`;
    const file = `${language}/${namespace}.json`;
    return missing === 0 ? [] : [{ file, line: 1, column: 1, field: '', message }];
  });
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

function compare(source: Source, english: Source): Fault[] {
  const { file, parsed, language } = source;
  const translated = parsed.value as Messages;
  const model = english.parsed.value as Messages;
  const wanted = expectedKeys(Object.keys(model), language);
  const missing = (isComplete(language) ? wanted : [])
    .filter((key) => translated[key] === undefined)
    .map((key) => ({
      ...faultAt(file, parsed, []),
      field: key,
      gap: true as const,
      message: 'expected a translation, found none',
      cure: `English says: ${sourceText(model, key)}`,
    }));
  const other = Object.entries(translated).flatMap(([key, text]) => {
    if (!wanted.includes(key)) {
      const cure = `Did you mean '${closest(key, wanted)}'? Otherwise remove it.`;
      return [
        { ...faultAt(file, parsed, [key]), message: 'a key that English does not have', cure },
      ];
    }
    const expected = placeholders(sourceText(model, key));
    const found = placeholders(text);
    if (expected === found) return [];
    const message = `expected the placeholders ${expected || 'of English, none'}, found ${found || 'none'}`;
    return [
      { ...faultAt(file, parsed, [key]), message, cure: 'Keep {{…}} and <…> as in English.' },
    ];
  });
  return [...missing, ...other];
}

/** English keys with the plural forms that the language has in place of those of English. */
function expectedKeys(keys: readonly string[], language: LanguageCode): string[] {
  const { pluralCategories } = new Intl.PluralRules(getLanguage(language).locale).resolvedOptions();
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

function sourceText(model: Messages, key: string): string {
  return model[key] ?? model[key.replace(pluralSuffix, '_other')] ?? '';
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g) ?? [])].sort().join(' ');
}

function assemble(sources: readonly Source[]): Locales {
  const english = sources.filter(({ language }) => language === defaultLanguage);
  const inLanguage = (language: LanguageCode) =>
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
  return Object.fromEntries(languageCodes.map((code) => [code, inLanguage(code)])) as Locales;
}
