import { collections, type CollectionName, type Entry } from '../content/collections';
import type { Content } from '../content/load';
import type { Locales, Messages } from '../content/locales';
import { mapLeaves, mapObjects } from '../content/schema';
import { languages, type Language } from '../i18n/languages';
import { claimFigure } from './claims';
import { entryPath } from './pages';
import { durationLabel } from './durations';
import { typeName } from './graphql-types';

export interface SiteNode {
  /** What the node's id is made of. */
  name: string;
  type: string;
  data: Record<string, unknown>;
}

/**
 * Takes the strings and the studio's own entry; gives a node for each namespace in each language. The studio's name stands in
 * content/site.yaml and its translations, and nowhere else (decisions, Facts).
 */
export function localeNodes(
  locales: Locales,
  site: Content['site'][number] | undefined,
): SiteNode[] {
  return languages.flatMap(({ code: language }) =>
    Object.entries(locales[language]).map(([ns, messages]) => {
      const named = Object.entries(messages).map(([key, text]) => [
        key,
        text.replaceAll('{{studioName}}', site?.languages[language].name ?? ''),
      ]);
      const data = JSON.stringify(Object.fromEntries(named));
      return { name: `locale ${language}/${ns}`, type: 'Locale', data: { language, ns, data } };
    }),
  );
}

/** Takes a place of an entry; gives what the id of its node is made of. */
export function entryName(collection: string, slug: string, { code }: Language): string {
  return `content ${collection}/${slug}/${code}`;
}

/**
 * Takes an entry as it is in a language, and the strings of that language; gives its node, with the fields that are made of
 * others: titles from `locales/` (spec §3), labels of durations, figures of claims, paths.
 */
export function entryNode<Name extends CollectionName>(
  { collection, slug }: { collection: Name; slug: string },
  value: Entry<Name>,
  language: Language,
  strings: Record<string, Messages>,
): SiteNode {
  const schema = collections[collection];
  const linked = mapLeaves(schema, value, (leaf) =>
    leaf.meta.reference ? handleOf(String(leaf.value), language) : leaf.value,
  );
  const labelled = mapObjects(schema, linked, (type, data) => {
    if (type === 'Duration')
      return { ...data, label: durationLabel(data, language, strings['layout'] ?? {}) };
    return type === 'Claim' ? { ...data, figure: claimFigure(data, language) } : data;
  }) as Record<string, unknown>;
  const path = entryPath(collection, slug);
  return {
    name: entryName(collection, slug, language),
    type: typeName(schema),
    data: {
      ...labelled,
      handle: handleOf(slug, language),
      slug,
      language: language.code,
      ...(path === undefined ? {} : { path }),
      ...serviceWords(value, strings['common'] ?? {}),
    },
  };
}

/** What a reference to an entry holds: references stay in their language. */
function handleOf(slug: string, { code }: Language): string {
  return `${slug}/${code}`;
}

/** A service's title and description stand in `locales/`, under its key (spec §3). */
function serviceWords(value: object, common: Messages) {
  if (!('key' in value)) return {};
  const key = String(value.key);
  return { title: common[key], description: common[`${key}Desc`] };
}
