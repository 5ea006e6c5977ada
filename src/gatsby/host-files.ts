import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { plannedRedirects } from './redirects';
import { listPages } from './built-pages';
import type { Entry } from '../content/collections';
import { defaultLanguage, languageCodes } from '../i18n/languages';

/**
 * What a page may load, in the order of its directives; inline scripts are named by their hashes. The email service's origin is
 * the one other address it may call; '' is the site's own.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  emailOrigin: string,
): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    // Emotion inserts its rules as text.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The title's is in the page.
    'font-src': ["'self'", 'data:'],
    'img-src': ["'self'", 'data:', 'blob:'],
    // The 3D viewer reads the pictures of a model from blob: addresses of the page's own.
    'connect-src': ["'self'", 'blob:', ...(emailOrigin ? [emailOrigin] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Takes HTML; gives the SHA-256 hashes, base64, of the scripts that stand inline in it and run. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)].flatMap(
    ({ groups: { attributes = '', code = '' } = {} }) =>
      /\bsrc=|type="application\//.test(attributes) || code === ''
        ? []
        : [createHash('sha256').update(code).digest('base64')],
  );
}

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
 * Takes the built site's folder and what its headers depend on; writes the headers and redirects that Netlify's adapter does
 * not: one policy for every path, and 404 for unknown paths of each language. The adapter appends its own lines behind them.
 */
export async function writeHostFiles(
  publicFolder: string,
  { indexed, emailOrigin, https }: HostOptions,
): Promise<void> {
  const pages = await listPages(publicFolder);
  const hashes = await Promise.all(
    pages.map(async (page) => inlineScriptHashes(await readFile(page, 'utf8'))),
  );
  await writeFile(
    path.join(publicFolder, '_headers'),
    headers({
      'Content-Security-Policy': contentSecurityPolicy(
        [...new Set(hashes.flat())].sort(),
        emailOrigin,
      ),
      'Strict-Transport-Security': httpsOnly[https],
      ...(indexed ? {} : { 'X-Robots-Tag': 'noindex' }),
    }),
  );
  await writeFile(path.join(publicFolder, '_redirects'), `${movedRules()}${notFoundRules()}`);
}

function headers(own: Record<string, string>): string {
  const everywhere = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...own,
  };
  const lines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, ''].join('\n');
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
