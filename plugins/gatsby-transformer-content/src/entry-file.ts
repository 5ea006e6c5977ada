import type { ParsedFile } from './parse';

/** A YAML file with what its path says about it. */
export interface EntryFile {
  /** Path from the content folder. */
  file: string;
  collection: string;
  slug: string;
  language: string;
}

/** A parsed file of an entry. */
export interface ParsedEntry extends EntryFile {
  parsed: ParsedFile;
}
