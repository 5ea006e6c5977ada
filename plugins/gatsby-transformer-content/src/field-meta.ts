import type { DerivedField } from './setup';

/**
 * Metadata of a field. Validation, translation and the GraphQL types use it, so that a field is declared only once.
 */
export interface FieldMeta {
  /** Text for visitors, which an overlay may translate. */
  words?: true;
  /** A picture beside the entry, with its minimum width in pixels (none for SVG). */
  picture?: { minWidth: number; minLongSide?: number };
  /** A file beside the entry that is not a picture. */
  asset?: true;
  /** The slug of an entry of another collection. */
  reference?: string;
  /** The strings that name it, with `*` for its value: `support:type-*` for keys of `support.json`. */
  named?: readonly string[];
  /** Follows a number. A comment may follow it in its line. */
  suffix?: true;
  /** Unique within the collection. */
  unique?: true;
  /** Its label. Default: its name in plain words. */
  title?: string | undefined;
  /** Help for editors, shown in errors too. */
  description?: string | undefined;
  /** The name of one item of the list or collection. */
  one?: string;
  /** The allowed file extensions. */
  endings?: readonly string[];
  /** The name of its GraphQL type. Default: derived from its path. */
  type?: string;
  /** The GraphQL interfaces of an entry, besides `Node`. */
  interfaces?: readonly string[];
  /** Computed fields of an entry or of a group inside it. A group needs a `type`. */
  derived?: Readonly<Record<string, DerivedField>>;
}

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}
