import type { Directives } from './policy';

/** Which part of the domain browsers open by https only. */
export type HstsScope = 'host' | 'subdomains' | 'preload';

/** The facts of the site, which may come from its content. */
export interface Site {
  /** Without a slash at the end. */
  siteUrl: string;
  /** The name in the manifest. */
  name?: string;
  hsts?: HstsScope;
}

/** README.md describes them. */
export interface StaticHostOptions {
  closed?: string;
  query: string;
  resolveSite: (data: never) => Site;
  directives: Directives;
  scripts: () => readonly string[] | Promise<readonly string[]>;
  headers: Readonly<Record<string, string>>;
  manifest?: object;
  licensed: readonly string[];
  kept: readonly string[];
}

interface DefaultData {
  site: { siteMetadata: { siteUrl: string; title?: string } };
}

/** Reads the site metadata. */
export const siteOfMetadata = ({ site: { siteMetadata } }: DefaultData): Site => ({
  siteUrl: siteMetadata.siteUrl,
  ...(siteMetadata.title && { name: siteMetadata.title }),
});
