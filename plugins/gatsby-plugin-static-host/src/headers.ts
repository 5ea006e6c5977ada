import type { StaticHostOptions } from './options';

const age = 'max-age=63072000';

/** How much of the domain browsers open by https only. */
const strictTransport = {
  host: age,
  subdomains: `${age}; includeSubDomains`,
  preload: `${age}; includeSubDomains; preload`,
};

export type HstsScope = keyof typeof strictTransport;

type HeaderOptions = Pick<StaticHostOptions, 'indexed' | 'headers'> & { hsts: HstsScope };

/**
 * Returns `_headers` with one rule for all paths. Gatsby's own `headers` would repeat it for each file, and leave out unknown paths. The
 * adapter appends its rules for single files.
 */
export function headersFile({ indexed, hsts, headers }: HeaderOptions): string {
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
  return `/*\n${lines.join('')}`;
}
