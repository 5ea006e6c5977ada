import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, visit, type ArgumentNode, type FieldNode } from 'graphql';
import { collectionNames, collections, type CollectionName } from '../../content/collections';
import type { Content, LoadedEntry } from '../../content/load';
import { defaultLanguage } from '../../i18n/languages';
import type { PageContext } from '../../i18n/page-context';
import { typeName } from '../graphql-types';

/** What a template asks for beside header and footer. */
interface Asked {
  namespaces: readonly string[];
  collections: readonly {
    name: CollectionName;
    /** The field that holds the page's own slug, where one entry is asked for and not all. */
    by?: string | undefined;
  }[];
}

/** What every page has, whose change is no change of the page. */
const frame = { namespaces: ['common', 'layout'], fragment: 'Shell' };

/**
 * Takes the project's root and the content; gives a function of a page that lists the paths of its words, from the root: the
 * entries that its query asks for with their pictures, in English and in its own language, and its strings. The strings that every
 * page has are not among them, as a new link in the footer is no news of 200 pages; nor is code, as it holds no words.
 */
export function pageSources(root: string, content: Content) {
  const asked = new Map<string, Asked>();
  const ask = (template: string) => {
    const file = path.join(root, 'src', 'templates', `${template}.tsx`);
    const known = asked.get(template) ?? askedBy(readFileSync(file, 'utf8'));
    asked.set(template, known);
    return known;
  };
  return (template: string, { language, slug }: PageContext): string[] => {
    const { namespaces, collections: wanted } = ask(template);
    const entries = wanted.flatMap(({ name, by }) =>
      (content[name] as LoadedEntry[]).filter(
        (entry) => by === undefined || holds(entry, by, slug),
      ),
    );
    return [
      ...namespaces.map((namespace) => `locales/${language}/${namespace}.json`),
      ...entries.flatMap(({ file }) => {
        const stem = `content/${file.replace(/\.yaml$/, '')}`;
        const own = language === defaultLanguage ? [] : [`${stem}.${language}.yaml`];
        return [`${stem}.yaml`, ...own, stem];
      }),
    ];
  };
}

function holds(entry: LoadedEntry, field: string, slug: string): boolean {
  const values = entry.languages[defaultLanguage] as Record<string, unknown>;
  return (field === 'slug' ? entry.slug : values[field]) === slug;
}

/** Takes a template's source; gives what its query asks for. */
export function askedBy(source: string): Asked {
  const [, query = ''] = /graphql`([\s\S]*?)`/.exec(source) ?? [];
  const byType = new Map(collectionNames.map((name) => [typeName(collections[name]), name]));
  const namespaces: string[] = [];
  const wanted: Asked['collections'][number][] = [];
  visit(parse(query), {
    OperationDefinition: ({ selectionSet }) => {
      for (const field of selectionSet.selections) {
        if (field.kind !== Kind.FIELD) continue;
        const type = field.name.value
          .replace(/^all/, '')
          .replace(/^./, (first) => first.toUpperCase());
        const name = byType.get(type);
        if (name) wanted.push({ name, by: slugField(field) });
        if (type === 'Locale') namespaces.push(...namesIn(field));
      }
    },
  });
  return {
    collections: wanted,
    namespaces: namespaces.filter((name) => !frame.namespaces.includes(name)),
  };
}

/** The argument of a field that asks for the page's own slug. */
function slugField({ arguments: args = [] }: FieldNode): string | undefined {
  return args.find((argument) => print(argument.value).includes('$slug') && isEqual(argument))?.name
    .value;
}

/** All but this one entry is no one entry. */
const isEqual = (argument: ArgumentNode) =>
  !/\b(ne|nin)\b/.test(print(argument.value)) && argument.name.value !== 'filter';

function namesIn(field: FieldNode): string[] {
  const [, list = ''] = /ns: \{\s*in: \[([^\]]*)\]/.exec(print(field)) ?? [];
  return [...list.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
}
