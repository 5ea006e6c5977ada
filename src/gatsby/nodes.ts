import type { SourceNodesArgs } from 'gatsby';
import { collectionNames, collections } from '../content/collections';
import type { Content, LoadedEntry } from '../content/load';
import type { Locales, Messages } from '../content/locales';
import { mapLeaves, mapObjects } from '../content/schema';
import { languages, type Language } from '../i18n/languages';
import { claimFigure } from './claims';
import { entryPath } from './pages';
import { durationLabel } from './durations';
import { typeName } from './graphql-types';
import { isHeadline, phrased } from './phrases';

export interface SiteNode {
  id: string;
  type: string;
  data: Record<string, unknown>;
}

/**
 * Takes the loaded content and interface strings; gives the nodes of the site: the strings of every namespace, and every
 * entry in every language with the fields that are made of others: titles from `locales/` (spec §3), labels of durations,
 * figures of claims, paths.
 */
export function siteNodes(content: Content, locales: Locales): SiteNode[] {
  return [...localeNodes(locales, content.site[0]), ...contentNodes(content, locales)];
}

/**
 * Takes the interface strings and the studio; gives a node of each namespace and language. The studio's name, which stands in
 * content/site.yaml and its translations and nowhere else (decisions, Facts), is put into the strings.
 */
export function localeNodes(
  locales: Locales,
  site: Content['site'][number] | undefined,
): SiteNode[] {
  return languages.flatMap((spoken) => {
    const { code: language } = spoken;
    return Object.entries(locales[language]).map(([ns, messages]) => {
      const named = Object.entries(messages).map(([key, text]) => {
        const whole = text.replaceAll('{{studioName}}', site?.languages[language].name ?? '');
        return [key, isHeadline(key) ? phrased(whole, spoken) : whole];
      });
      const data = JSON.stringify(Object.fromEntries(named));
      return { id: `locale ${language}/${ns}`, type: 'Locale', data: { language, ns, data } };
    });
  });
}

function contentNodes(content: Content, locales: Locales): SiteNode[] {
  return collectionNames.flatMap((name) =>
    (content[name] as LoadedEntry[]).flatMap((entry) =>
      languages.map((language) => contentNode(entry, language, locales[language.code])),
    ),
  );
}

function contentNode(
  entry: LoadedEntry,
  language: Language,
  strings: Record<string, Messages>,
): SiteNode {
  const { collection, slug } = entry;
  const schema = collections[collection];
  const value = entry.languages[language.code as keyof LoadedEntry['languages']];
  const linked = mapLeaves(schema, value, ({ path: at, value: held, meta }) => {
    if (meta.reference) return handleOf(String(held), language);
    const isShown = meta.words && !at.includes('seo') && isHeadline(String(at.at(-1)));
    return isShown ? phrased(String(held), language) : held;
  });
  const labelled = mapObjects(schema, linked, (type, data) => {
    if (type === 'Duration')
      return { ...data, label: durationLabel(data, language, strings['layout'] ?? {}) };
    return type === 'Claim' ? { ...data, figure: claimFigure(data, language) } : data;
  }) as Record<string, unknown>;
  const path = entryPath(collection, slug);
  return {
    id: `content ${collection}/${slug}/${language.code}`,
    type: typeName(schema),
    data: {
      ...labelled,
      handle: handleOf(slug, language),
      slug,
      language: language.code,
      ...(path === undefined ? {} : { path }),
      ...serviceWords(value, strings['common'] ?? {}, language),
    },
  };
}

/** What a reference to an entry holds: references stay in their language. */
function handleOf(slug: string, { code }: Language): string {
  return `${slug}/${code}`;
}

/** A service's title and description stand in `locales/`, under its key (spec §3). */
function serviceWords(value: LoadedEntry['languages']['en'], common: Messages, language: Language) {
  if (!('key' in value)) return {};
  const title = common[value.key];
  return { title: title && phrased(title, language), description: common[`${value.key}Desc`] };
}

/** Takes nodes and Gatsby's helpers; hands the nodes to Gatsby. */
export function createSiteNodes(
  nodes: readonly SiteNode[],
  {
    actions,
    createNodeId,
    createContentDigest,
  }: Pick<SourceNodesArgs, 'actions' | 'createNodeId' | 'createContentDigest'>,
): void {
  for (const { id, type, data } of nodes) {
    void actions.createNode({
      ...data,
      id: createNodeId(id),
      internal: { type, contentDigest: createContentDigest(data) },
    });
  }
}
