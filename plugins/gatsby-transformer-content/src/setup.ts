import type { z } from 'zod';
import type { Address } from './addresses';
import type { ParsedEntry } from './entry-file';
import type { ContentError } from './errors';
import type { Leaf } from './schema';

/** A language of the site. */
export interface ContentLanguage {
  /** The code in file names and folders. */
  readonly code: string;
  /** BCP 47 tag for `Intl`. */
  readonly locale: string;
}

/** The strings of one namespace by key. */
export type Messages = Record<string, string>;

export type Schemas = Readonly<Record<string, z.ZodObject>>;

/** What an entry is computed from besides its own data. */
export interface EntryContext {
  slug: string;
  language: string;
  /** The strings of the language by namespace. */
  strings: Readonly<Partial<Record<string, Messages>>>;
}

/** A field that is computed when a node is created. */
export interface DerivedField {
  /** Its GraphQL type. */
  type: string;
  value: (data: Readonly<Record<string, unknown>>, context: EntryContext) => unknown;
}

/** What the plugin must know about the content of a site. */
export interface ContentSetup<S extends Schemas = Schemas, Code extends string = string> {
  /** The schemas of the entries by collection. A collection is a folder, or one of `singles`. */
  collections: S;
  /** The collections that are one file at the top instead of a folder. */
  singles: readonly string[];
  /** Further files that the site needs. */
  required: readonly string[];
  /** The files that the site needs of those that are served as they are. */
  served?: readonly string[];
  languages: readonly (ContentLanguage & { readonly code: Code })[];
  /** The language of the files without a language in their name. */
  defaultLanguage: Code;
  /** Returns a value of an entry as it is shown in a language. `english` is the data of the entry's main file. */
  format?: (leaf: Leaf, context: { language: string; english: unknown }) => unknown;
  /** Returns a text as pages show it. The path ends with the name of its field, or is the key of a string. */
  formatForPages?: (text: string, path: readonly string[], language: string) => string;
  /** Returns values for `{{name}}` in any string. `singles` has the data of each single file in the language of the strings. */
  values?: (
    singles: Readonly<Partial<Record<string, Readonly<Record<string, unknown>>>>>,
  ) => Record<string, string>;
  /** Returns further errors of a valid file. `english` is the data of the entry's main file. */
  rules?: (source: ParsedEntry, schema: z.ZodType, english: unknown) => ContentError[];
  /** The addresses of pages. Each belongs to one of them. */
  addresses?: {
    /** Returns the path of the page of an entry, in the default language. */
    of: (collection: string, slug: string) => string | undefined;
    /** Returns the addresses that no entry may have: those of other pages, redirects, languages and the host. */
    taken: () => readonly Address[];
  };
  hints?: SiteHints;
}

/** Sentences that end hints of the plugin. They say what a site has to correct a mistake. */
export interface SiteHints {
  /** What gives a file another name or another format. */
  rename?: string;
  /** What makes a picture smaller. */
  shrink?: string;
  /** What takes out of a file what may be taken out. */
  cure?: string;
  /** Where a missing file may be found. */
  restore?: string;
  /** How to add a language. */
  addLanguage?: string;
}

/** Returns a hint with the site's own sentence of this kind. */
export function hintWith(
  { hints = {} }: ContentSetup,
  kind: keyof SiteHints,
  hint: string,
): string {
  return [hint, hints[kind]].filter(Boolean).join(' ');
}

/** Returns the schema of a collection. */
export function schemaOf({ collections }: ContentSetup, collection: string): z.ZodObject {
  const schema = collections[collection];
  if (!schema) throw new Error(`'${collection}' is not a collection`);
  return schema;
}

export function isLanguage({ languages }: ContentSetup, code: string): boolean {
  return languages.some((language) => language.code === code);
}
