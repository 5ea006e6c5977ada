import { entryFields } from '../../plugins/gatsby-transformer-content';
import { collectionNames, collections } from '../../src/collections';
import { setup } from '../../src/content/setup';
import type { Site } from '../../src/content/site';
import { languageCodes } from '../../src/i18n/languages';

/** The fields of an entry in a language, as pages query them. */
export interface EntryNode {
  type: string | undefined;
  fields: Record<string, unknown>;
}

/** Returns every entry of a loaded site in every language. */
export function entryNodesOf({ content, locales }: Pick<Site, 'content' | 'locales'>): EntryNode[] {
  return collectionNames.flatMap((name) =>
    content[name].flatMap(({ slug, languages }) =>
      languageCodes.map((language) => ({
        type: collections[name].schema.meta()?.type,
        fields: entryFields(setup, name, languages[language], {
          slug,
          language,
          strings: locales[language] ?? {},
        }),
      })),
    ),
  );
}
