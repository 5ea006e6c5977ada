import type { FieldMeta } from '../../plugins/gatsby-transformer-content';

/** Returns a camel-case name in words: 'businessTypes' becomes 'Business types'. */
export function plain(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a comparator for `sort` that puts the values of `first` before all others. */
export const byRank = (first: readonly string[]) => (a: string, b: string) =>
  rank(first, a) - rank(first, b);

const rank = (first: readonly string[], name: string) =>
  first.includes(name) ? first.indexOf(name) : first.length;

/** Returns the object without undefined values, which the types of the editor do not allow. */
export function defined<T extends object>(object: T): { [K in keyof T]: NonNullable<T[K]> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: NonNullable<T[K]> };
}

/** Returns the label of a field. */
export function labelOf(name: string, { title }: FieldMeta): string {
  return title ?? plain(name);
}
