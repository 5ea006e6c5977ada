import { languages, getLanguage } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { plannedRedirects } from '../../src/gatsby/redirects';

/** What a live site answered to one question. */
export interface Answer {
  question: string;
  /** Empty where all is as it should be; otherwise what is not, a line each. */
  complaints: readonly string[];
}

/** A machine of one's own speaks no TLS, and its name is not the site's. */
export const isLocal = (site: string) => /^https?:\/\/(localhost|127\.|\[::1\])/.test(site);

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { redirect: 'manual', headers, signal: AbortSignal.timeout(20_000) });

type Ask = (site: string) => Promise<string[]>;

const wanted: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src 'none'/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/i,
  'referrer-policy': /^same-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /^camera=\(\)/,
  'strict-transport-security': /max-age=\d{8}/,
};

/** The home page and one below it: the policy of each page stands in a rule of its own. */
const headers: Ask = async (site) => [
  ...(await headersOf(site)),
  ...(await headersOf(`${site}/services`)),
];

async function headersOf(address: string): Promise<string[]> {
  const response = await get(address);
  if (response.status !== 200) return [`${address} answers ${response.status}`];
  return Object.entries(wanted).flatMap(([name, value]) => {
    const sent = response.headers.get(name);
    return sent !== null && value.test(sent)
      ? []
      : [`${name} of ${address} is ${sent ?? 'not sent'}`];
  });
}

const secure: Ask = async (site) => {
  if (isLocal(site)) return [];
  if (!site.startsWith('https:')) return ['ask it by https://'];
  const response = await get(site.replace('https:', 'http:'));
  const to = response.headers.get('location') ?? 'nowhere';
  return to.startsWith(site) ? [] : [`http:// leads to ${to}`];
};

const redirects: Ask = async (site) => {
  const found = await Promise.all(
    plannedRedirects().map(async ({ from, to }) => {
      const response = await get(`${site}${from}`);
      const place = new URL(response.headers.get('location') ?? '/nowhere', site).pathname;
      return response.status === 301 && place === to
        ? []
        : [`${from} answers ${response.status} and leads to ${place} instead of ${to}`];
    }),
  );
  return found.flat();
};

const unknown: Ask = async (site) => {
  const found = await Promise.all(
    languages.map(async ({ code }) => {
      const path = localizePath('/no/such/page', code);
      const response = await get(`${site}${path}`);
      const html = await response.text();
      return [
        ...(response.status === 404 ? [] : [`${path} answers ${response.status} instead of 404`]),
        ...(html.includes(` lang="${code}"`)
          ? []
          : [`${path} is not in ${getLanguage(code).name}`]),
      ];
    }),
  );
  return found.flat();
};

const caching: Ask = async (site) => {
  const response = await get(site);
  const [, file] = /"(\/static\/[^"]+\.\w+)"/.exec(await response.text()) ?? [];
  const page = response.headers.get('cache-control') ?? 'not said';
  const kept = file ? (await get(`${site}${file}`)).headers.get('cache-control') : 'not said';
  return [
    ...(/max-age=0|no-cache/.test(page) ? [] : [`a page is kept: ${page}`]),
    ...(kept?.includes('immutable') ? [] : [`${file ?? 'a file'} is not kept: ${String(kept)}`]),
  ];
};

const compression: Ask = async (site) => {
  const response = await get(site, { 'accept-encoding': 'br, gzip' });
  const encoding = response.headers.get('content-encoding') ?? 'none';
  return /br|gzip/.test(encoding) ? [] : [`pages are sent without compression (${encoding})`];
};

const robots: Ask = async (site) => {
  const response = await get(`${site}/robots.txt`);
  const text = await response.text();
  const tag = (await get(site)).headers.get('x-robots-tag');
  return [
    ...(response.status === 200 ? [] : [`/robots.txt answers ${response.status}`]),
    ...(/^Disallow: \/$/m.test(text) ? ['/robots.txt is closed, as on a preview'] : []),
    ...(text.includes('Sitemap: ') ? [] : ['/robots.txt names no sitemap']),
    ...(tag?.includes('noindex') ? ['pages are sent with noindex, as on a preview'] : []),
  ];
};

/** How many addresses are asked at a time. */
const atOnce = 8;

const sitemap: Ask = async (site) => {
  const response = await get(`${site}/sitemap.xml`);
  const xml = await response.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  if (addresses.length === 0) return [`/sitemap.xml answers ${response.status} and lists nothing`];
  const foreign = addresses.filter((address) => new URL(address).origin !== new URL(site).origin);
  const complaints =
    foreign.length > 0 && !isLocal(site)
      ? [`it lists ${foreign[0] ?? ''}: is "url" in content/site.yaml right?`]
      : [];
  const waiting = addresses.map((address) => new URL(address).pathname);
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { status } = await get(`${site}${path}`);
      if (status !== 200) complaints.push(`${path} answers ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return complaints;
};

const security: Ask = async (site) => {
  const response = await get(`${site}/.well-known/security.txt`);
  if (response.status !== 200) return [`/.well-known/security.txt answers ${response.status}`];
  const [, until = ''] = /^Expires: (.*)$/m.exec(await response.text()) ?? [];
  return Date.parse(until) > Date.now() ? [] : [`it has run out: ${until}`];
};

const questions: readonly (readonly [question: string, ask: Ask])[] = [
  ['The home page and one below it come with all headers', headers],
  ['http:// leads to https://', secure],
  ['Old addresses lead to the new ones, in every language', redirects],
  ['An unknown address is answered by 404, in its language', unknown],
  ['Browsers keep files and ask again for pages', caching],
  ['Pages are compressed', compression],
  ['Search engines are let in and told of the sitemap', robots],
  ['Every address of the sitemap answers', sitemap],
  ['security.txt has not run out', security],
];

/**
 * Takes a site's address, without a slash at the end, and whether it is to have a security.txt; asks it everything and gives the
 * answers. A site that is not there complains.
 */
export async function askAll(site: string, isSecurity: boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [question, ask] of questions) {
    if (ask === security && !isSecurity) continue;
    const complaints = await ask(site).catch((error: unknown) => [
      error instanceof Error ? `${error.message}${causeOf(error)}` : String(error),
    ]);
    answers.push({ question, complaints });
  }
  return answers;
}

const causeOf = ({ cause }: Error) => (cause instanceof Error ? ` (${cause.message})` : '');
