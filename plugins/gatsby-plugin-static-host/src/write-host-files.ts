import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { listedPage, robots, sitemap } from './crawlers';
import { headersFile } from './headers';
import { licenseText, shippedPackages } from './licenses';
import type { Site, StaticHostOptions } from './options';
import { writePolicies } from './policy';

type Build = Pick<BuildArgs, 'graphql'>;

interface Pages {
  allSitePage: { nodes: readonly { path: string }[] };
}

/** Writes everything into the built site. Later changes to a page break the hashes of its policy. */
export async function writeHostFiles(
  root: string,
  build: Build,
  options: StaticHostOptions,
): Promise<void> {
  const { indexed, directives, headers, manifest, licensed, query, resolveSite } = options;
  const publicFolder = path.join(root, 'public');
  const { siteUrl, name, hsts }: Site = resolveSite(await ask<never>(build, query));
  const write = (file: string, text: string) => writeFile(path.join(publicFolder, file), text);

  await writePolicies(publicFolder, directives);
  await write('_headers', headersFile({ indexed, headers, hsts: hsts ?? 'host' }));
  await write('robots.txt', robots(indexed, siteUrl));
  await write('sitemap.xml', await sitemap(await listedPages(publicFolder, build)));
  await write('licenses.txt', licenseText(shippedPackages(root, publicFolder, licensed)));
  if (manifest) await write('manifest.webmanifest', JSON.stringify({ name, ...manifest }));
}

/** Returns what the pages that search engines may list say about themselves. A `matchPath` has no address of its own. */
async function listedPages(publicFolder: string, build: Build) {
  const { allSitePage } = await ask<Pages>(
    build,
    '{ allSitePage(filter: { matchPath: { eq: null } }, sort: { path: ASC }) { nodes { path } } }',
  );
  const pages = allSitePage.nodes.filter(({ path }) => !/^\/(404|500)(\/|\.html)?$/.test(path));
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

async function ask<Data>(build: Build, query: string): Promise<Data> {
  const result = await build.graphql<Data>(query);
  if (!result.data || result.errors)
    throw new Error(`gatsby-plugin-static-host: ${query}\n${String(result.errors)}`);
  return result.data;
}
