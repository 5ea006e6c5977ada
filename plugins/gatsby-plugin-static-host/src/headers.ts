import path from 'node:path';
import type { HstsScope, StaticHostOptions } from './options';

const age = 'max-age=63072000';

/** How much of the domain browsers open by https only. */
const strictTransport: Readonly<Record<HstsScope, string>> = {
  host: age,
  subdomains: `${age}; includeSubDomains`,
  preload: `${age}; includeSubDomains; preload`,
};

type HeaderOptions = Pick<StaticHostOptions, 'headers'> & {
  indexed: boolean;
  hsts: HstsScope;
  /** The names of the built files. */
  files: readonly string[];
};

/**
 * The policy of a file that is opened by itself and is no page: a script in a drawing does not run. It repeats `frame-ancestors`, so that
 * it is complete whether a host sends the policies of both rules or only one.
 */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/**
 * Returns `_headers` with one rule for all paths, and one for each kind of file that is no page. Gatsby's own `headers` would repeat them
 * for each file, and leave out unknown paths. The adapter appends its rules for single files.
 */
export function headersFile({ indexed, hsts, headers, files }: HeaderOptions): string {
  const everywhere = {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Strict-Transport-Security': strictTransport[hsts],
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...headers,
    ...(indexed ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
  const lines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}\n`);
  return [`/*\n${lines.join('')}`, ...endingsOf(files).map(fileRule)].join('');
}

/** Returns the endings of the files that are no pages. */
function endingsOf(files: readonly string[]): string[] {
  const endings = files.map((file) => path.extname(file).slice(1).toLowerCase());
  return [...new Set(endings)]
    .filter((ending) => /^[a-z0-9]+$/.test(ending) && ending !== 'html')
    .sort();
}

/** Chromium shows a PDF only without `sandbox`. Its viewer runs scripts in a process of its own. */
const fileRule = (ending: string) =>
  `/*.${ending}\n  Content-Security-Policy: ${filePolicy}${ending === 'pdf' ? '' : '; sandbox'}\n`;
