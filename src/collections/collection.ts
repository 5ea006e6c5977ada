import type { z } from 'zod';
import type { DerivedField, EntryContext } from '../../plugins/gatsby-transformer-content';
import type { MessageKey } from '../i18n/messages';

/** Returns a text of an entry in the language of the context. */
type TextOf<Schema extends z.ZodType> = (entry: z.output<Schema>, context: EntryContext) => string;

/** The pages of a collection: one for each entry, in every language. */
export interface EntryPages<Schema extends z.ZodType> {
  /** The start of their English paths: `/services` for `/services/<slug>`. */
  readonly folder: '' | `/${string}`;
  /** The component, a file in `src/templates`. */
  readonly template: string;
  /** The text of links to a page. */
  readonly linkText: TextOf<Schema>;
  /** The text of links in the footer. Default: `linkText`. */
  readonly shortLinkText?: TextOf<Schema>;
  /** The name of the collection, above its links and in breadcrumbs. */
  readonly title: MessageKey;
  /** Whether `folder` is a page in `src/pages`, which lists the entries. */
  readonly hasIndex: boolean;
  /** Whether the header has a menu with a link to each page. It needs `hasIndex`. */
  readonly inHeader: boolean;
  /** Where the footer links to each page. A collection that grows has its list page as a link in `footer-groups.ts` instead. */
  readonly inFooter: 'column' | 'last line' | 'nowhere';
}

/** The part of Gatsby's node model that is used here. */
export interface NodeModel {
  findAll: <Node>(args: object) => Promise<{ entries: Iterable<Node> }>;
}

/** A field of the GraphQL type that reads other entries. */
export interface ResolvedField {
  readonly type: string;
  readonly resolve: (
    node: Readonly<Record<string, unknown>>,
    args: object,
    context: { nodeModel: NodeModel },
  ) => unknown;
}

/** A kind of content. Each file of this folder defines one, and index.ts lists them. */
export type Collection<Schema extends z.ZodObject = z.ZodObject> = {
  /** The fields of an entry, and its GraphQL type. */
  readonly schema: Schema;
  /** Whether it is one file, `content/<name>.yaml`, instead of a folder with a file for each entry. */
  readonly single?: true;
  /** Fields that are computed when entries are created. */
  readonly derived?: Readonly<Record<string, DerivedField>>;
  /** Fields that are resolved when a page asks for them. */
  readonly resolved?: Readonly<Record<string, ResolvedField>>;
} & (
  | { readonly pages: EntryPages<Schema> }
  /** The page that shows the entries: `/`, or `/services/{{fields.service}}`, which names a field of the entry. */
  | { readonly shownOn: `/${string}` }
);

/** Checks the definition of a collection and keeps its types. */
export const collection = <Schema extends z.ZodObject>(definition: Collection<Schema>) =>
  definition;

/** Returns the English path of an entry, or undefined where it has no page. */
export function entryPath(definition: Collection, slug: string): string | undefined {
  return 'pages' in definition ? `${definition.pages.folder}/${slug}` : undefined;
}
