import type { MoreData } from './browser-data';

/** README.md describes them. */
export interface HtmlFirstOptions {
  /** The paths start at the root of the site. */
  head?: string;
  body?: string;
  pages: readonly string[];
  data: MoreData;
  jsonFields: Readonly<Record<string, readonly string[]>>;
}
