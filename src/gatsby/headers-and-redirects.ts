import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { plannedRedirects } from './redirects';
import { listPages } from './built-pages';
import { pagePolicy, withOwnPolicy } from './content-security-policy';
import type { Entry } from '../content/collections';
import { defaultLanguage, languageCodes } from '../i18n/languages';
import { parsePath } from '../i18n/paths';

/** How far browsers may be told to use https alone (src/content/schemas/site.ts). */
type HttpsReach = NonNullable<Entry<'site'>['https']>;

const httpsOnly: Record<HttpsReach, string> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

interface HostOptions {
  /** Whether search engines may list the site. */
  indexed: boolean;
  emailOrigin: string;
  https: HttpsReach;
}

/**
 * Takes the built site's folder and what its headers depend on; writes headers and redirects for the host: what holds for every
 * path, a policy for each page by what stands in it, and 404 for unknown paths of each language. To be called when nothing
 * changes a page any more. The adapter appends its own lines behind them (src/gatsby/netlify-adapter.ts).
 */
export async function writeHostFiles(
  publicFolder: string,
  { indexed, emailOrigin, https }: HostOptions,
): Promise<void> {
  const pages = await readPages(publicFolder);
  const unknown = [...pages].filter(([address]) => parsePath(address).path === '/404');
  await Promise.all(
    unknown.map(([, { file, html }]) => writeFile(file, withOwnPolicy(html, emailOrigin))),
  );
  const rules = [...pages].map(([address, { html }]): Rule => [
    address,
    { 'Content-Security-Policy': pagePolicy(html, emailOrigin) },
  ]);
  // Without a policy: what a host sends where two rules give the same header is not said.
  const everywhere = {
    'Strict-Transport-Security': httpsOnly[https],
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(indexed ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
  await writeFile(
    path.join(publicFolder, '_headers'),
    [['/*', everywhere] satisfies Rule, ...rules].map(ruleText).join(''),
  );
  await writeFile(path.join(publicFolder, '_redirects'), `${movedRules()}${notFoundRules()}`);
}

interface BuiltPage {
  file: string;
  html: string;
}

/** The pages by address, in the order of their addresses. Of a page that the last build's adapter moved, the new one counts. */
async function readPages(publicFolder: string): Promise<Map<string, BuiltPage>> {
  const files = await listPages(publicFolder);
  const isNew = (file: string) => path.basename(file) === 'index.html';
  const pages = await Promise.all(
    files
      // What answers for unknown addresses has none of its own; Gatsby's slices are parts of pages.
      .filter((file) => !/\[|_gatsby/.test(path.relative(publicFolder, file)))
      .sort((a, b) => Number(isNew(a)) - Number(isNew(b)))
      .map(
        async (file) =>
          [addressOf(publicFolder, file), { file, html: await readFile(file, 'utf8') }] as const,
      ),
  );
  return new Map([...new Map(pages)].sort(([a], [b]) => a.localeCompare(b)));
}

function addressOf(publicFolder: string, file: string): string {
  const place = path.relative(publicFolder, file).split(path.sep).join('/');
  return `/${place.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

type Rule = readonly [address: string, headers: Record<string, string>];

function ruleText([address, headers]: Rule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join('')}`;
}

/** They stand before the rules for unknown paths: the host takes the first line that fits. */
function movedRules(): string {
  return plannedRedirects()
    .map(({ from, to }) => `${from}  ${to}  301\n`)
    .join('');
}

/** Gatsby's `matchPath` of the localized 404 pages would have them answered with 200. */
function notFoundRules(): string {
  return languageCodes
    .filter((code) => code !== defaultLanguage)
    .map((code) => `/${code}/*  /${code}/[...].html  404\n`)
    .join('');
}
