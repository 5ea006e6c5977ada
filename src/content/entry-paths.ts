import type { CollectionName } from '../collections';

/** The folders of the pages of entries, by collection. The other collections have no pages. */
const entryFolders = {
  services: '/services',
  portfolio: '/portfolio',
  products: '/products',
  legal: '',
} as const satisfies Partial<Record<CollectionName, string>>;

export type PageCollection = keyof typeof entryFolders;

export const pageCollections = Object.keys(entryFolders) as PageCollection[];

/** Returns the English path of an entry, or undefined where it has no page. */
export function entryPath(collection: PageCollection, slug: string): string;
export function entryPath(collection: string, slug: string): string | undefined;
export function entryPath(collection: string, slug: string): string | undefined {
  const folder = (entryFolders as Partial<Record<string, string>>)[collection];
  return folder === undefined ? undefined : `${folder}/${slug}`;
}
