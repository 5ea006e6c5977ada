import type { z } from 'zod';
import type { ContentSetup, DerivedField } from '../../plugins/gatsby-transformer-content';
import { collectionNames, collections, type CollectionName } from '../collections';
import { entryPath, type Collection, type EntryPages } from '../collections/collection';
import { phrased, isHeadline } from '../fields/phrases';
import { defaultLanguage, getLanguage, languages, type LanguageCode } from '../i18n/languages';
import { afterNumber } from '../i18n/numbers';
import { servedFiles } from '../lib/served-files';
import { addresses } from './addresses';
import { figureErrors, insertFigures } from './figures-in-text';

export type CollectionSchemas = { [Name in CollectionName]: (typeof collections)[Name]['schema'] };

/** The schemas of all collections, with their derived fields and those of the interface `EntryPage` (gatsby-node.ts). */
const schemas = Object.fromEntries(
  collectionNames.map((name) => {
    const definition: Collection = collections[name];
    const derived = { ...definition.derived, ...pageFields(name, definition) };
    const interfaces = 'pages' in definition ? ['EntryPage'] : [];
    return [name, definition.schema.meta({ ...definition.schema.meta(), derived, interfaces })];
  }),
) as unknown as CollectionSchemas;

function pageFields(name: string, definition: Collection): Record<string, DerivedField> {
  if (!('pages' in definition)) return {};
  const { linkText, shortLinkText = linkText } = definition.pages;
  const textOf = (text: EntryPages<z.ZodObject>['linkText']): DerivedField => ({
    type: 'String!',
    value: (entry, context) => text(entry, context),
  });
  return {
    collection: { type: 'String!', value: () => name },
    path: { type: 'String!', value: (_, { slug }) => entryPath(definition, slug) },
    linkText: textOf(linkText),
    shortLinkText: textOf(shortLinkText),
  };
}

/** What gatsby-transformer-content must know about the content of this site. */
export const setup: ContentSetup<CollectionSchemas, LanguageCode> = {
  collections: schemas,
  singles: collectionNames.filter((name) => 'single' in collections[name]),
  // The sign-up form links to them.
  required: ['legal/privacy-policy.yaml', 'legal/terms-of-service.yaml'],
  served: Object.values(servedFiles).map((address) => address.slice(1)),
  languages,
  defaultLanguage,
  // docs/requirements.md#samples
  values: ({ site }) => ({ studioName: String(site?.['name']) }),
  format({ value, meta }, { language, english }) {
    if (typeof value !== 'string') return value;
    const text = meta.suffix ? afterNumber(value, getLanguage(language)) : value;
    return meta.words ? insertFigures(text, english, language) : text;
  },
  formatForPages: (text, path, language) =>
    isHeadline(path) ? phrased(text, getLanguage(language)) : text,
  rules: figureErrors,
  addresses,
  hints: {
    rename: "'npm run check -- --fix' does it where it can.",
    shrink:
      "'npm run check -- --fix' makes it smaller; the editor in the browser does so by itself.",
    cure: "'npm run check -- --fix' does it.",
    restore: 'On GitHub, it is in History beside the list of files.',
    addLanguage: 'To add a language, begin in locales/languages.json (docs/adding-a-language.md).',
  },
};
