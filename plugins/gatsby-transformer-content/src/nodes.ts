import { entryIn } from './entry';
import type { EntryFile } from './entry-file';
import type { FieldMeta } from './field-meta';
import type { LoadedSite } from './load-site';
import type { Locales } from './locales';
import { merge } from './overlay';
import { mapLeaves, valueAt, type Leaf } from './schema';
import { schemaOf, type ContentSetup, type EntryContext } from './setup';
import { typeName } from './graphql-types';

/** What a node is made of, besides what Gatsby adds. */
export interface NewNode {
  /** The input of the node's id. */
  name: string;
  type: string;
  fields: Record<string, unknown>;
}

/** A valid file of an entry, with the id of its raw node. */
export interface SourceFile extends EntryFile {
  id: string;
  value: unknown;
}

/** Returns the nodes of an entry in these languages. */
export function entryNodes(
  setup: ContentSetup,
  { main, translations }: { main: SourceFile; translations: readonly SourceFile[] },
  languages: readonly string[],
  { locales, content }: Pick<LoadedSite, 'locales' | 'content'>,
): NewNode[] {
  const { collection, slug } = main;
  const type = typeName(schemaOf(setup, collection));
  return languages.map((language) => {
    const translation = translations.find((file) => file.language === language);
    const value = entryIn(setup, { collection, language, main, translation }, content.hidden);
    const context = { slug, language, strings: locales[language] ?? {} };
    return {
      name: `${collection}/${slug}/${language}`,
      type,
      fields: {
        ...entryFields(setup, collection, value, context),
        parent: main.id,
        translation: translation?.id ?? null,
      },
    };
  });
}

/** Returns the fields of an entry as pages query them, with its derived fields. */
export function entryFields(
  setup: ContentSetup,
  collection: string,
  value: unknown,
  context: EntryContext,
): Record<string, unknown> {
  const schema = schemaOf(setup, collection);
  const { slug, language } = context;
  const show = ({ path, value: leaf, meta }: Leaf) => {
    if (meta.reference) return handleOf(String(leaf), language);
    return meta.words
      ? (setup.formatForPages?.(String(leaf), path.map(String), language) ?? leaf)
      : leaf;
  };
  const derive = ({ derived = {} }: FieldMeta, group: Record<string, unknown>) => ({
    ...group,
    ...Object.fromEntries(
      Object.entries(derived).map(([name, field]) => [name, field.value(group, context)]),
    ),
  });
  const fields = mapLeaves(schema, value, show, derive) as Record<string, unknown>;
  return {
    ...(valueAt(value, ['draft']) === true ? markDraft(fields) : fields),
    handle: handleOf(slug, language),
    slug,
    language,
  };
}

/** Previews show drafts with a mark before their name. */
function markDraft(fields: Record<string, unknown>): Record<string, unknown> {
  const name = ['title', 'name', 'question'].find((field) => typeof fields[field] === 'string');
  return name === undefined ? fields : { ...fields, [name]: `✎ ${String(fields[name])}` };
}

/** The value of a reference to an entry in the same language. */
const handleOf = (slug: string, language: string) => `${slug}/${language}`;

/**
 * Returns a node for each language and namespace, with the values that every text may use, such as a name from the content.
 */
export function localeNodes(
  { formatForPages = (text) => text }: ContentSetup,
  locales: Locales,
  values: (language: string) => Readonly<Record<string, string>>,
): NewNode[] {
  return Object.entries(locales).flatMap(([language, namespaces]) =>
    Object.entries(namespaces).map(([ns, messages]) => {
      const inserted = new Map(Object.entries(values(language)));
      const texts = Object.entries(messages).map(([key, text]) => {
        // In one pass, by a function: a value may contain `$$` or the mark of another value.
        const whole = text.replaceAll(
          /\{\{(\w+)\}\}/g,
          (mark, name: string) => inserted.get(name) ?? mark,
        );
        return [key, formatForPages(whole, [key], language)];
      });
      const data = JSON.stringify(Object.fromEntries(texts));
      return { name: `locale ${language}/${ns}`, type: 'Locale', fields: { language, ns, data } };
    }),
  );
}

/** Returns a function with the values for strings in a language (`setup.values`). */
export function valuesFrom(
  { defaultLanguage, singles, values }: ContentSetup,
  { content }: Pick<LoadedSite, 'content'>,
) {
  const dataOf = (name: string, code: string) =>
    content.sources.find(({ collection, language }) => collection === name && language === code)
      ?.parsed.value;
  return (language: string): Record<string, string> => {
    const merged = singles.map((name) => [
      name,
      merge(dataOf(name, defaultLanguage), dataOf(name, language)),
    ]);
    return values?.(Object.fromEntries(merged) as Parameters<typeof values>[0]) ?? {};
  };
}
