/** @jest-environment node */
import { existsSync } from 'node:fs';
import { loadSite } from '../../../src/content/load-site';
import type { Content } from '../../../src/content/load';
import { planPages } from '../../../src/gatsby/pages';
import { pageSources } from '../../../src/gatsby/crawlers/page-sources';

let content: Content;
beforeAll(async () => {
  ({ content } = await loadSite('content', 'locales'));
});

const pageOf = (template: string, language: string, collection?: 'services' | 'products') => {
  const slugs = collection ? { [collection]: content[collection].map(({ slug }) => slug) } : {};
  const page = planPages(slugs).find(
    (planned) => planned.template === template && planned.context.language === language,
  );
  if (!page) throw new Error(`no page of ${template}`);
  return page;
};

test('a service page is made of its own entry and packages, not of those of its sisters', () => {
  const page = pageOf('service', 'fr', 'services');
  const { slug } = page.context;
  const sources = pageSources(process.cwd(), content)(page.template, page.context);
  expect(sources).toEqual(
    expect.arrayContaining([
      `content/services/${slug}.yaml`,
      `content/services/${slug}.fr.yaml`,
      `content/services/${slug}`,
      'locales/fr/service.json',
    ]),
  );
  const tables = sources.filter((file) => /^content\/tiers\/[^.]+\.yaml$/.test(file));
  expect(new Set(tables).size).toBe(1);
  const services = sources.filter((file) => /^content\/services\/[^.]+\.yaml$/.test(file));
  expect(services).toEqual([`content/services/${slug}.yaml`]);
  expect(sources.filter((file) => /layout|common/.test(file))).toEqual([]);
  // Code holds no words: other code is no news.
  expect(sources.filter((file) => !/^(content|locales)\//.test(file))).toEqual([]);
});

test('every page that is somewhere has sources of its own, and those in English are there', () => {
  const sourcesOf = pageSources(process.cwd(), content);
  const plan = planPages(
    Object.fromEntries(
      Object.entries(content).map(([name, entries]) => [name, entries.map(({ slug }) => slug)]),
    ),
  );
  for (const { template, context } of plan.filter(({ template: name }) => name !== 'not-found')) {
    const sources = sourcesOf(template, context);
    expect(sources).not.toEqual([]);
    const own = sources.filter((file) => /^locales\/en\/|^content\/[^.]+\.yaml$/.test(file));
    expect(own.filter((file) => !existsSync(file))).toEqual([]);
  }
});
