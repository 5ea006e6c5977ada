import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CollectionName, Entry } from '../../../src/collections';
import { type Messages, merge } from '../../../plugins/gatsby-transformer-content';
import type { Duration } from '../../../src/fields/days';
import { durationLabel } from '../../../src/fields/duration-label';
import {
  defaultLanguage,
  getLanguage,
  languages,
  type Language,
  type LanguageCode,
} from '../../../src/i18n/languages';
import type { MessageKey } from '../../../src/i18n/messages';
import { translator, type Translate } from '../../../src/i18n/translate';
import { localesOf } from '../../helpers/locales';

/* The expected content of the pages, read from the files. `npm run check` has validated them. */

/** Marks a test that a change of content alone could break. After such a change, `npm test` runs only these. */
export const readsContent = { tag: '@content' };

export type Listed<Name extends CollectionName> = Entry<Name> & { slug: string };

const overlayOf = (path: string, language: LanguageCode) =>
  language === defaultLanguage ? `${path}.yaml` : `${path}.${language}.yaml`;

function read(path: string, language: LanguageCode): unknown {
  const file = overlayOf(path, language);
  const english: unknown = parse(readFileSync(`${path}.yaml`, 'utf8'));
  return existsSync(file) ? merge(english, parse(readFileSync(file, 'utf8'))) : english;
}

/** Returns the entries of a collection in a language with their slugs, in the order of the pages. None if it has no folder. */
export function entries<Name extends CollectionName>(
  name: Name,
  language: LanguageCode = defaultLanguage,
): Listed<Name>[] {
  if (!existsSync(`content/${name}`)) return [];
  return readdirSync(`content/${name}`)
    .filter((file) => /^[^.]+\.yaml$/.test(file))
    .map((file) => file.replace('.yaml', ''))
    .map((slug) => ({ ...(read(`content/${name}/${slug}`, language) as Entry<Name>), slug }))
    .sort((a, b) => orderOf(a) - orderOf(b) || a.slug.localeCompare(b.slug));
}

const orderOf = (entry: object) => ('order' in entry ? Number(entry.order) : 0);

/** Returns the studio's data in a language. */
export function studio(language: LanguageCode = defaultLanguage): Entry<'site'> {
  return read('content/site', language) as Entry<'site'>;
}

function namespaces(language: LanguageCode): Record<string, Messages> {
  const strings = (code: string, file: string): Messages => {
    const path = `locales/${code}/${file}`;
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Messages) : {};
  };
  const { name } = studio(language);
  return Object.fromEntries(
    readdirSync(`locales/${defaultLanguage}`).map((file) => {
      const all = { ...strings(defaultLanguage, file), ...strings(language, file) };
      const named = JSON.stringify(all).replaceAll('{{studioName}}', name);
      return [file.replace('.json', ''), JSON.parse(named) as Messages];
    }),
  );
}

/** Returns the translate function of a language. */
export function wordsIn(language: LanguageCode): Translate {
  return translator(localesOf(namespaces(language), language));
}

/** The translate function of English. */
export const t = wordsIn(defaultLanguage);

/** Returns the title of a service, which is in `locales/` under its key. */
export function titleOf({ key }: Entry<'services'>, translate: Translate = t): string {
  return translate(`common:${key}` as MessageKey);
}

/** Returns the label of a duration in a language. */
export function durationIn(duration: Duration, language: LanguageCode = defaultLanguage): string {
  return durationLabel(duration, getLanguage(language), namespaces(language));
}

/** Returns a pattern for a text with any value in its placeholder. */
export function anyValue(key: MessageKey): RegExp {
  return new RegExp(escaped(t(key)).replaceAll(/\\\{\\\{\w+\\\}\\\}/g, '.+'));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns the first item that a test can use. Throws if there is none. */
export function some<T>(
  list: readonly T[],
  what: string,
  fits: (item: T) => boolean = () => true,
): T {
  const found = list.find(fits);
  if (found === undefined) throw new Error(`the content has no ${what}`);
  return found;
}

export const translations: readonly Language[] = languages.filter(
  ({ code }) => code !== defaultLanguage,
);
/** One language for each script. */
export const scripts: readonly Language[] = [...languages].filter(
  ({ script }, index) => languages.findIndex((other) => other.script === script) === index,
);

/** Returns one of the translations by index, starting over after the last. */
export function translation(place: number): Language & { code: LanguageCode } {
  const found = translations[place % translations.length];
  if (!found) throw new Error('the site has one language alone');
  return found;
}

/** Returns the content of “Your name over the door” in a language. */
export function sign(language: LanguageCode = defaultLanguage): Entry<'sign'> {
  return read('content/sign', language) as Entry<'sign'>;
}
