import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { plannedRedirects } from './redirects';
import { rewritePages } from './built-pages';
import { withPolicy } from './content-security-policy';
import type { Entry } from '../content/collections';
import { defaultLanguage, languageCodes } from '../i18n/languages';

/** How far browsers may be told to use https alone (src/content/schemas/site.ts). */
type HttpsScope = NonNullable<Entry<'site'>['https']>;

const httpsOnly: Record<HttpsScope, string> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

interface HostOptions {
  /** Whether search engines may list the site. */
  indexed: boolean;
  emailOrigin: string;
  https: HttpsScope;
}

/** The file in `static/` that tells Chromium which links to prerender. */
const speculationRules = '/speculation-rules.json';

/**
 * Writes headers and redirects for the host: what holds for every path, and 404 for unknown paths of each language; puts into
 * each page its policy, by what stands in it. To be called when nothing changes a page any more. The adapter appends its own lines
 * behind them (src/build/netlify-adapter.ts).
 */
export async function writeHostFiles(
  publicFolder: string,
  { indexed, emailOrigin, https }: HostOptions,
): Promise<void> {
  await rewritePages(publicFolder, (html) => withPolicy(html, emailOrigin));
  const everywhere = {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Strict-Transport-Security': httpsOnly[https],
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Speculation-Rules': `"${speculationRules}"`,
    ...(indexed ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
  const rules: Rule[] = [
    ['/*', everywhere],
    [speculationRules, { 'Content-Type': 'application/speculationrules+json' }],
  ];
  await writeFile(path.join(publicFolder, '_headers'), rules.map(ruleText).join(''));
  await writeFile(path.join(publicFolder, '_redirects'), `${movedRules()}${notFoundRules()}`);
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
  return (
    languageCodes
      .filter((code) => code !== defaultLanguage)
      .map((code) => `/${code}/*  /${code}/[...].html  404\n`)
      // Parts that Gatsby makes pages of.
      .concat('/_gatsby/slices/*  /404.html  404!\n')
      .join('')
  );
}
