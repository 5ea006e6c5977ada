import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { listedPage, robots, sitemap } from './crawlers';
import { gatsbyScripts } from './gatsby-scripts';
import { headersFile } from './headers';
import { licenseText, shippedPackages } from './licenses';
import type { Site, StaticHostOptions } from './options';
import { writePolicies } from './policy';
import { filesIn } from './prune';

type Build = Pick<BuildArgs, 'graphql' | 'reporter'>;

interface SitePage {
  path: string;
  matchPath: string | null;
}

interface Pages {
  allSitePage: { nodes: readonly SitePage[] };
}

/**
 * Writes everything into the built site. Later changes to a page break the hashes of its policy.
 * @param packages The folders of the packages in the scripts.
 */
export async function writeHostFiles(
  root: string,
  build: Build,
  options: StaticHostOptions,
  packages: readonly string[],
): Promise<void> {
  const { closed, directives, scripts, headers, manifest, licensed, query, resolveSite } = options;
  const publicFolder = path.join(root, 'public');
  const { siteUrl, name, hsts }: Site = resolveSite(await ask<never>(build, query));
  const write = (file: string, text: string) => writeFile(path.join(publicFolder, file), text);
  const indexed = closed === undefined;
  if (!indexed) build.reporter.warn(`Closed to search engines, every page says noindex: ${closed}`);

  const { nodes: pages } = (await ask<Pages>(build, pagesQuery)).allSitePage;
  const paths = pages.map((page) => page.path);
  const known = [...(await gatsbyScripts(publicFolder, paths)), ...(await scripts())];
  const shipped = [...packages, ...licensed.map((name) => `node_modules/${name}`)];

  await writePolicies(publicFolder, directives, new Set(known));
  await write('robots.txt', robots(indexed, siteUrl));
  await write('sitemap.xml', await sitemap(await listedPages(publicFolder, pages)));
  await write('licenses.txt', licenseText(shippedPackages(root, shipped)));
  if (manifest) await write('manifest.webmanifest', JSON.stringify({ name, ...manifest }));
  const files = await filesIn(publicFolder);
  await write('_headers', headersFile({ indexed, headers, hsts: hsts ?? 'host', files }));
}

const pagesQuery = '{ allSitePage(sort: { path: ASC }) { nodes { path matchPath } } }';

/** Returns what the pages that search engines may list say about themselves. A `matchPath` has no address of its own. */
async function listedPages(publicFolder: string, sitePages: readonly SitePage[]) {
  const pages = sitePages.filter(
    ({ path, matchPath }) => matchPath === null && !/^\/(404|500)(\/|\.html)?$/.test(path),
  );
  const listed = await Promise.all(
    pages.map(async (page) =>
      listedPage(
        page.path,
        await readFile(path.join(publicFolder, page.path, 'index.html'), 'utf8'),
      ),
    ),
  );
  return listed.filter((page) => page !== undefined);
}

async function ask<Data>(build: Pick<Build, 'graphql'>, query: string): Promise<Data> {
  const result = await build.graphql<Data>(query);
  if (!result.data || result.errors)
    throw new Error(`gatsby-plugin-static-host: ${query}\n${String(result.errors)}`);
  return result.data;
}
