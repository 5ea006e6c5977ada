import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { plannedRedirects } from './redirects';
import { rewritePages } from './built-pages';
import { withPolicy } from './content-security-policy';
import type { Entry } from '../content/collections';
import { defaultLanguage, languageCodes } from '../i18n/languages';

/** The scope of HSTS (src/content/schemas/site.ts). */
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
 * Writes headers and redirects for the host, including a 404 rule for each language, and inserts the policy into each page. Call it after
 * all other changes to pages. The adapter appends its own lines (src/build/netlify-adapter.ts).
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

/** Before the 404 rules, as the host uses the first matching line. */
function movedRules(): string {
  return plannedRedirects()
    .map(({ from, to }) => `${from}  ${to}  301\n`)
    .join('');
}

/** Without these, the host would serve the localized 404 pages with status 200. */
function notFoundRules(): string {
  return (
    languageCodes
      .filter((code) => code !== defaultLanguage)
      .map((code) => `/${code}/*  /${code}/[...].html  404\n`)
      // Files that are not pages. The host would serve them with status 200.
      .concat('/404  /404.html  404!\n', '/_gatsby/slices/*  /404.html  404!\n')
      .join('')
  );
}
