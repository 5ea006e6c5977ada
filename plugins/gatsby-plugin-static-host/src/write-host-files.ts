import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { listedPage, robots, sitemap } from './crawlers';
import { headersFile } from './headers';
import { licenseText, shippedPackages } from './licenses';
import { defaultOptions, type Site, type StaticHostOptions } from './options';
import { writePolicies } from './policy';

type GraphQL = BuildArgs['graphql'];

interface Pages {
  allSitePage: { nodes: readonly { path: string }[] };
}

/** Writes everything into the built site. Later changes to a page break the hashes of its policy. */
export async function writeHostFiles(
  root: string,
  graphql: GraphQL,
  options: StaticHostOptions,
): Promise<void> {
  const { indexed, directives, headers, manifest, licensed, query, resolveSite } = {
    ...defaultOptions,
    ...options,
  };
  const publicFolder = path.join(root, 'public');
  const { siteUrl, name, hsts }: Site = resolveSite(await ask<never>(graphql, query));
  const write = (file: string, text: string) => writeFile(path.join(publicFolder, file), text);

  await writePolicies(publicFolder, directives);
  await write('_headers', headersFile({ indexed, headers, hsts: hsts ?? 'host' }));
  await write('robots.txt', robots(indexed, siteUrl));
  await write('sitemap.xml', await sitemap(await listedPages(publicFolder, graphql)));
  await write('licenses.txt', licenseText(shippedPackages(root, publicFolder, licensed)));
  if (manifest) await write('manifest.webmanifest', JSON.stringify({ name, ...manifest }));
}

/** Returns what the pages that search engines may list say about themselves. A `matchPath` has no address of its own. */
async function listedPages(publicFolder: string, graphql: GraphQL) {
  const { allSitePage } = await ask<Pages>(
    graphql,
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

async function ask<Data>(graphql: GraphQL, query: string): Promise<Data> {
  const { data, errors } = await graphql<Data>(query);
  if (!data || errors) throw new Error(`gatsby-plugin-static-host: ${query}\n${String(errors)}`);
  return data;
}
