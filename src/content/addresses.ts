import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentSetup } from '../../plugins/gatsby-transformer-content';
import { collections, type CollectionName } from '../collections';
import { entryPath } from '../collections/collection';
import { defaultLanguage, languageCodes } from '../i18n/languages';
import { moved } from '../redirects';

type Addresses = NonNullable<ContentSetup['addresses']>;
type Address = ReturnType<Addresses['taken']>[number];

/** What Gatsby, its plugins, the host and the mailbox serve. */
const reserved: readonly Address[] = [
  ...['page-data', 'static', '_gatsby', '___graphql', '~partytown'].map((folder) =>
    below(folder, 'Gatsby'),
  ),
  ...['fonts', 'icons', '__mailbox'].map((folder) => below(folder, 'this site')),
  below('.netlify', 'Netlify'),
  ...['404', '500', 'dev-404-page'].map((name) => one(name, 'Gatsby')),
  ...['sw.js', 'app-data.json', 'chunk-map.json', 'webpack.stats.json'].map((name) =>
    one(name, 'Gatsby'),
  ),
  ...['_headers', '_redirects', 'netlify.toml'].map((name) => one(name, 'Netlify')),
  ...['robots.txt', 'sitemap.xml', 'licenses.txt', 'manifest.webmanifest'].map((name) =>
    one(name, 'gatsby-plugin-static-host'),
  ),
];

function one(name: string, owner: string): Address {
  return { path: `/${name}`, owner };
}

function below(name: string, owner: string): Address {
  return { ...one(name, owner), below: true };
}

/** The addresses of this site in English. Those of other languages are the same below their code. */
export const addresses: Addresses = {
  of: (collection, slug) => entryPath(collections[collection as CollectionName], slug),
  taken: () => [
    ...reserved,
    ...languageCodes
      .filter((code) => code !== defaultLanguage)
      .map((code) => below(code, 'locales/languages.json')),
    ...pages('src/pages'),
    ...moved.map(([from, to]) => ({ path: from, to, owner: 'src/redirects.ts' })),
  ],
};

/** Returns the address of each page that Gatsby creates of a file. */
function pages(root: string): Address[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx$/.test(file))
    .sort()
    .map((file) => {
      const parts = file.split(path.sep);
      const address = parts
        .join('/')
        .replace(/\.tsx$/, '')
        .replace(/(?:^|\/)index$/, '');
      return { path: `/${address}`, owner: [root, ...parts].join('/') };
    });
}
