import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CollectionName, Entry } from '../../../src/content/collections';
import type { Messages } from '../../../src/content/locales';
import { merge } from '../../../src/content/overlay';
import type { Duration } from '../../../src/build/duration-label';
import { durationLabel } from '../../../src/build/duration-label';
import {
  defaultLanguage,
  getLanguage,
  languages,
  type Language,
  type LanguageCode,
} from '../../../src/i18n/languages';
import type { MessageKey } from '../../../src/i18n/messages';
import { translator, type Translate } from '../../../src/i18n/translate';

/* What the pages must say, read from the files as an editor left them; `npm run check` has found them valid. */

/** Marks a test that an edit of the content can fail: after one `npm test` runs these alone. */
export const readsContent = { tag: '@content' };

export type Listed<Name extends CollectionName> = Entry<Name> & { slug: string };

const overlayOf = (path: string, language: LanguageCode) =>
  language === defaultLanguage ? `${path}.yaml` : `${path}.${language}.yaml`;

function read(path: string, language: LanguageCode): unknown {
  const file = overlayOf(path, language);
  const english: unknown = parse(readFileSync(`${path}.yaml`, 'utf8'));
  return existsSync(file) ? merge(english, parse(readFileSync(file, 'utf8'))) : english;
}

/** Takes a collection and a language; gives its entries with their slugs, in the order pages show them. */
export function entries<Name extends CollectionName>(
  name: Name,
  language: LanguageCode = defaultLanguage,
): Listed<Name>[] {
  return readdirSync(`content/${name}`)
    .filter((file) => /^[^.]+\.yaml$/.test(file))
    .map((file) => file.replace('.yaml', ''))
    .map((slug) => ({ ...(read(`content/${name}/${slug}`, language) as Entry<Name>), slug }))
    .sort((a, b) => orderOf(a) - orderOf(b) || a.slug.localeCompare(b.slug));
}

const orderOf = (entry: object) => ('order' in entry ? Number(entry.order) : 0);

/** Takes a language; gives the facts about the studio. */
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

/** Takes a language; gives a function of a key and values that says what the interface says. */
export function wordsIn(language: LanguageCode): Translate {
  const edges = Object.entries(namespaces(language)).map(([ns, messages]) => ({
    node: { ns, data: JSON.stringify(messages) },
  }));
  return translator({ edges });
}

/** What the interface says in English. */
export const t = wordsIn(defaultLanguage);

/** Takes a service; gives its name, which stands in `locales/` under its key. */
export function titleOf({ key }: Entry<'services'>, translate: Translate = t): string {
  return translate(`common:${key}` as MessageKey);
}

/** Takes a duration; gives it as the pages in a language say it. */
export function durationIn(duration: Duration, language: LanguageCode = defaultLanguage): string {
  return durationLabel(duration, getLanguage(language), namespaces(language)['layout'] ?? {});
}

/** Takes a key whose text has a place for a value; gives a pattern that takes any value there. */
export function anyValue(key: MessageKey): RegExp {
  return new RegExp(escaped(t(key)).replaceAll(/\\\{\\\{\w+\\\}\\\}/g, '.+'));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Takes a list; gives the first of it that a test can use. Throws, with what was looked for, where there is none. */
export function some<T>(
  list: readonly T[],
  what: string,
  fits: (item: T) => boolean = () => true,
): T {
  const found = list.find(fits);
  if (found === undefined) throw new Error(`the content has no ${what}`);
  return found;
}

/** The languages beside English: with one for each script, so that few pages show all of them. */
export const translations: readonly Language[] = languages.filter(
  ({ code }) => code !== defaultLanguage,
);
export const scripts: readonly Language[] = [...languages].filter(
  ({ script }, index) => languages.findIndex((other) => other.script === script) === index,
);

/** Takes a place in the list of translations; gives that language, in a site of few from the start again. */
export function translation(place: number): Language & { code: LanguageCode } {
  const found = translations[place % translations.length];
  if (!found) throw new Error('the site has one language alone');
  return found;
}
