import path from 'node:path';
import { expectedKeys, sourceText, type StringSource } from './locales';
import type { Position } from './parse';
import type { ParsedEntry } from './entry-file';
import { leaves, valueAt } from './schema';
import { schemaOf, type ContentSetup, type Messages } from './setup';

/** An English text with its translations. */
export interface Text extends Position {
  /** The file of the English words, from the project's root. */
  file: string;
  /** Dotted path of the field, or the key of a string. */
  field: string;
  english: string;
  /** By language. A language that needs no translation of it is absent. */
  translations: Record<string, Translation>;
}

interface Translation extends Position {
  file: string;
  /** Undefined where English is shown. */
  words: string | undefined;
}

/** The position of what is not there yet. */
const start: Position = { line: 1, column: 1 };

/** Figures and signs are the same in every language. */
const hasWords = (text: string) => /\p{L}/u.test(text);

function contentTexts(setup: ContentSetup, sources: readonly ParsedEntry[]): Text[] {
  const { defaultLanguage, languages } = setup;
  const others = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);
  return sources
    .filter(({ language }) => language === defaultLanguage)
    .flatMap((source) => {
      const own = sources.filter(
        ({ collection, slug }) => collection === source.collection && slug === source.slug,
      );
      const overlays = others.map((language) => ({
        language,
        overlay: own.find((file) => file.language === language),
      }));
      return leaves(schemaOf(setup, source.collection), source.parsed.value)
        .filter(({ meta, value }) => meta.words && !meta.asset && hasWords(String(value)))
        .map(({ path, value }) => ({
          file: source.parsed.file,
          ...source.parsed.locate(path),
          field: path.join('.'),
          english: String(value),
          translations: Object.fromEntries(
            overlays.map(({ language, overlay }) => {
              const words = valueAt(overlay?.parsed.value, path);
              const translation = {
                file:
                  overlay?.parsed.file ??
                  source.parsed.file.replace(/\.yaml$/, `.${language}.yaml`),
                ...(overlay?.parsed.locate(path) ?? start),
                words: typeof words === 'string' ? words : undefined,
              };
              return [language, translation];
            }),
          ),
        }));
    });
}

/** Returns every string with its translations, by the keys that each language has. */
function stringTexts(
  { defaultLanguage, languages }: ContentSetup,
  sources: readonly StringSource[],
): Text[] {
  return sources
    .filter(({ language }) => language === defaultLanguage)
    .flatMap((english) => {
      const model = english.parsed.value as Messages;
      const texts = new Map<string, Text>();
      for (const { code: language, locale } of languages) {
        const own = sources.find(
          (source) => source.language === language && source.namespace === english.namespace,
        );
        const translated = (own?.parsed.value ?? {}) as Messages;
        for (const key of expectedKeys(Object.keys(model), locale)) {
          const words = sourceText(model, key);
          if (!hasWords(words.replaceAll(/\{\{[^}]*\}\}/g, ''))) continue;
          const text = texts.get(key) ?? {
            file: english.parsed.file,
            ...english.parsed.locate([key]),
            field: key,
            english: words,
            translations: {},
          };
          texts.set(key, text);
          if (language === defaultLanguage) continue;
          text.translations[language] = {
            file:
              own?.parsed.file ??
              path.posix.join(english.parsed.file, '../..', language, `${english.namespace}.json`),
            ...(own?.parsed.locate([key]) ?? start),
            words: translated[key],
          };
        }
      }
      return [...texts.values()];
    });
}

/** Returns every text of the site. */
export function siteTexts(
  setup: ContentSetup,
  { content, locales }: { content: readonly ParsedEntry[]; locales: readonly StringSource[] },
): Text[] {
  return [...contentTexts(setup, content), ...stringTexts(setup, locales)];
}
