import type { FieldMeta } from '../../src/content/fields';

/** Takes a name of code, in any case; gives it in plain words: 'businessTypes' becomes 'Business types'. */
export function plain(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Takes a field's name and what is known of it; gives what people call it. */
export function labelOf(name: string, { title }: FieldMeta): string {
  return title ?? plain(name);
}
