import { collections, type CollectionName, type Entry } from '../content/collections';
import type { Content } from '../content/load';
import type { Locales, Messages } from '../content/locales';
import { mapLeaves, mapObjects, valueAt } from '../content/schema';
import { languages, type Language } from '../i18n/languages';
import { claimFigure } from './claim-figure';
import { entryPath } from './pages';
import { durationLabel } from './duration-label';
import { typeName } from './graphql-types';
import { isHeadline, phrased } from './phrases';

export interface SiteNode {
  /** The input of the node's id. */
  name: string;
  type: string;
  data: Record<string, unknown>;
}

/**
 * Returns a node for each namespace and language. The name of the studio is inserted from content/site.yaml
 * (docs/requirements.md#samples).
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
      return { name: `locale ${language}/${ns}`, type: 'Locale', data: { language, ns, data } };
    });
  });
}

/** Returns the input of a node's id. */
export function entryName(collection: string, slug: string, { code }: Language): string {
  return `content ${collection}/${slug}/${code}`;
}

/**
 * Returns the node of an entry with its computed fields: titles from `locales/` (docs/requirements.md#languages), durations, figures and
 * paths.
 */
export function entryNode<Name extends CollectionName>(
  { collection, slug }: { collection: Name; slug: string },
  value: Entry<Name>,
  language: Language,
  strings: Record<string, Messages>,
): SiteNode {
  const schema = collections[collection];
  const linked = mapLeaves(schema, value, ({ path: at, value: held, meta }) => {
    if (meta.reference) return handleOf(String(held), language);
    const isShown = meta.words && !at.includes('seo') && isHeadline(String(at.at(-1)));
    return isShown ? phrased(String(held), language) : held;
  });
  const labelled = mapObjects(schema, linked, (type, data) => {
    if (type === 'Duration')
      return { ...data, label: durationLabel(data, language, strings['layout'] ?? {}) };
    if (type === 'StudioAddress') return { ...data, countryName: countryName(data, language) };
    return type === 'Claim' ? { ...data, figure: claimFigure(data, language) } : data;
  }) as Record<string, unknown>;
  const path = entryPath(collection, slug);
  const marked = (fields: Record<string, unknown>) =>
    valueAt(value, ['draft']) === true ? markDraft(fields) : fields;
  return {
    name: entryName(collection, slug, language),
    type: typeName(schema),
    data: marked({
      ...labelled,
      handle: handleOf(slug, language),
      slug,
      language: language.code,
      ...(path === undefined ? {} : { path }),
      ...serviceWords(value, strings['common'] ?? {}, language),
    }),
  };
}

/** Previews show drafts with a mark before their name. */
function markDraft(fields: Record<string, unknown>): Record<string, unknown> {
  const name = ['title', 'name', 'question'].find((field) => typeof fields[field] === 'string');
  return name === undefined ? fields : { ...fields, [name]: `✎ ${String(fields[name])}` };
}

function countryName(data: Record<string, unknown>, { locale }: Language): string {
  const country = String(data['country']);
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}

/** The value of a reference to an entry in the same language. */
function handleOf(slug: string, { code }: Language): string {
  return `${slug}/${code}`;
}

/** The title and description of a service are in `locales/`, under its key (docs/requirements.md#languages). */
function serviceWords(value: object, common: Messages, language: Language) {
  if (!('key' in value)) return {};
  const key = String(value.key);
  const title = common[key];
  return { title: title && phrased(title, language), description: common[`${key}Desc`] };
}
