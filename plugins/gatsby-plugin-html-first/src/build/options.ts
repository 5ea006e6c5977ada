/** README.md describes them. */
export interface HtmlFirstOptions {
  /** The paths start at the root of the site. */
  head?: string;
  body?: string;
  pages: readonly string[];
  jsonFields: Readonly<Record<string, readonly string[]>>;
}
