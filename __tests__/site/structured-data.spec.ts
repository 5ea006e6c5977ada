import type { APIRequestContext } from '@playwright/test';
import type { Graph, Thing } from 'schema-dts';
import { absoluteUrl } from '../../src/i18n/paths';
import { ja } from '../helpers/languages';
import { entries, readsContent, studio } from './helpers/content';
import { allPages, hiddenPaths } from './helpers/pages';
import { expect, test } from './helpers/test';

const { url: siteUrl } = studio();

type TypeName = Exclude<Extract<Thing, { '@type': unknown }>['@type'], readonly string[]>;
type Node = Record<string, unknown>;

const thing = ['name', 'description', 'url'];

/**
 * What each type that the site uses must have: what search engines want of it
 * (https://developers.google.com/search/docs/appearance/structured-data) and the site can say, and what makes the thing worth naming.
 * Of software they want a rating, which the site does not give (docs/architecture.md#host-and-crawlers), and offers with prices,
 * of which a test below asks.
 */
const required: Partial<Record<TypeName, readonly string[]>> = {
  ProfessionalService: ['@id', 'name', 'url', 'telephone', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  WebSite: ['@id', 'name', 'url'],
  WebPage: ['name', 'description', 'url', 'inLanguage', 'isPartOf'],
  AboutPage: ['name', 'description', 'url', 'inLanguage', 'isPartOf', 'about'],
  CollectionPage: ['name', 'description', 'url', 'inLanguage', 'isPartOf'],
  ContactPage: ['name', 'description', 'url', 'inLanguage', 'isPartOf', 'about'],
  FAQPage: ['name', 'description', 'url', 'inLanguage', 'isPartOf', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'description', 'url', 'provider', 'hasOfferCatalog'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['name', 'description', 'url'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  CreativeWork: ['name', 'description', 'url', 'image', 'creator', 'about', 'inLanguage'],
  ImageObject: ['contentUrl'],
  MediaObject: ['contentUrl', 'encodingFormat'],
  Organization: ['name'],
  SoftwareApplication: [...thing, 'image', 'applicationCategory', 'operatingSystem'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'employmentType'],
  Country: ['name'],
  Place: ['address'],
};

/** The types on each kind of page, besides breadcrumbs: by the file in src/pages, or by the collection. */
const kinds: Record<string, readonly TypeName[]> = {
  'index.tsx': ['WebPage', 'WebSite', 'ProfessionalService'],
  'services.tsx': ['CollectionPage'],
  services: ['WebPage', 'Service'],
  'services with sign': ['WebPage', 'Service'],
  'portfolio.tsx': ['CollectionPage'],
  portfolio: ['WebPage', 'CreativeWork'],
  products: ['WebPage', 'SoftwareApplication'],
  'support/about-us.tsx': ['AboutPage', 'ProfessionalService'],
  'support/contact-us.tsx': ['ContactPage', 'ProfessionalService'],
  'support/faq.tsx': ['FAQPage'],
  'support/index.tsx': ['WebPage'],
  legal: ['WebPage'],
  'career.tsx': ['WebPage'],
};

const shown = allPages.filter(({ context }) => !hiddenPaths.includes(context.englishPath));

async function graphOf(request: APIRequestContext, path: string): Promise<readonly Node[]> {
  const html = await (await request.get(path)).text();
  const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  expect([path, texts.length]).toEqual([path, 1]);
  const graph = JSON.parse(texts[0]?.[1] ?? '') as Graph;
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'] as unknown as Node[];
}

/** A thing and all nested things. */
function within(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (value === null || typeof value !== 'object') return [];
  return [value as Node, ...Object.values(value).flatMap(within)];
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Lists what is wrong with a thing, where `things` are those of its page. */
function errorsOf(node: Node, things: readonly Node[]): string[] {
  if (isReference(node)) {
    const found = things.some((thing) => thing['@id'] === node['@id']);
    return found ? [] : [`no ${String(node['@id'])} on the page`];
  }
  const type = node['@type'] as TypeName;
  const needs = required[type];
  if (!needs) return [`unknown type ${type}`];
  return [
    ...needs.filter((name) => isEmpty(node[name])).map((name) => `${type} without ${name}`),
    ...addressesOf(node)
      .filter((address) => !/^https?:\/\//.test(address))
      .map((address) => `relative address ${address}`),
  ];
}

const isReference = (node: Node) => Object.keys(node).join() === '@id';

const addressesOf = (node: Node): string[] =>
  ['url', 'item', 'contentUrl', 'image', 'logo']
    .map((name) => node[name])
    .filter((value) => typeof value === 'string');

test.describe('structured data', readsContent, () => {
  test('has all that its types must have', async ({ request }) => {
    test.slow();
    const addresses = new Set<string>();
    for (const { kind, path, context } of shown) {
      const things = await graphOf(request, path);
      const isHome = context.englishPath === '/';
      const own = things.map((thing) => thing['@type']).filter((type) => type !== 'JobPosting');
      expect([path, own.sort()]).toEqual([
        path,
        [...(isHome ? [] : ['BreadcrumbList']), ...(kinds[kind] ?? [])].sort(),
      ]);
      const nodes = within(things);
      // One assertion a page, as one for each thing would take most of the test's time.
      expect([path, nodes.flatMap((node) => errorsOf(node, things))]).toEqual([path, []]);
      for (const address of nodes.flatMap(addressesOf))
        if (address.startsWith(siteUrl)) addresses.add(address.split('#')[0] ?? '');
      // The breadcrumbs lead from the home page to the page itself.
      const steps = nodes.filter((node) => node['@type'] === 'ListItem');
      if (!isHome) expect(steps.at(-1)?.['item']).toBe(absoluteUrl(path, siteUrl));
      for (const { name } of steps) expect(name).not.toMatch(/^$|^\w+:\w+$/);
    }
    for (const address of addresses) {
      const answer = await request.head(new URL(address).pathname, { maxRedirects: 0 });
      expect([address, answer.status()]).toEqual([address, 200]);
    }
  });

  test('has the questions of the page, and only positions without samples', async ({ request }) => {
    const faq = within(await graphOf(request, '/ja/support/faq'));
    const asked = faq.filter((node) => node['@type'] === 'Question').map(({ name }) => name);
    expect(asked).toEqual(entries('faq', ja).map(({ question }) => question));

    const career = within(await graphOf(request, '/career'));
    const offered = career.filter((node) => node['@type'] === 'JobPosting');
    const open = entries('jobs').filter(({ sample }) => (sample ?? []).length === 0);
    expect(offered.map(({ title }) => title)).toEqual(open.map(({ title }) => title));
  });
});
