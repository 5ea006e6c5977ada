/** @jest-environment node */
import { loadSite } from '../../src/content/site';
import { showsDrafts } from '../../src/content/shows-drafts';
import { contentWith } from '../helpers/content';
import { entryNodesOf } from '../helpers/nodes';

const sources = loadSite('content', 'locales');

/** Returns the content with one entry as a draft, which it may be already. */
async function withDraft(collection: 'portfolio' | 'testimonials' | 'faq') {
  const { content } = await sources;
  const slug =
    collection === 'portfolio'
      ? content.gallery[0]?.languages.en.study
      : content[collection][0]?.slug;
  const file = `${collection}/${slug ?? ''}.yaml`;
  const root = await contentWith({
    [file]: (text) => `draft: true\n${text.replace(/^draft:.*\n/m, '')}`,
  });
  return { root, slug: slug ?? '' };
}

test('a draft of a study is nowhere, and nothing names it', async () => {
  const { root, slug } = await withDraft('portfolio');
  const { content, errors } = await loadSite(root, 'locales', { drafts: false });
  expect(errors).toEqual([]);
  expect(content.portfolio.map((entry) => entry.slug)).not.toContain(slug);
  // A gallery requires its study, a service does not.
  expect(content.gallery.map(({ languages }) => languages.en.study)).not.toContain(slug);
  const before = (await loadSite('content', 'locales', { drafts: false })).content.services;
  for (const [index, service] of content.services.entries())
    for (const [language, { projects }] of Object.entries(service.languages)) {
      const all = before[index]?.languages[language as 'en'].projects.items ?? [];
      expect(projects.items).toEqual(all.filter(({ study }) => study !== slug));
    }
});

test.each(['testimonials', 'faq'] as const)('a draft of %s is in no list', async (collection) => {
  const { root, slug } = await withDraft(collection);
  const { content } = await loadSite(root, 'locales', { drafts: false });
  expect(content[collection].map((entry) => entry.slug)).not.toContain(slug);
  expect(JSON.stringify(content)).not.toContain(`"${slug}"`);
});

test('previews show drafts with a mark before their name', async () => {
  const { root, slug } = await withDraft('faq');
  const nodes = entryNodesOf(await loadSite(root, 'locales')).filter(
    ({ type, fields }) => type === 'Question' && fields['slug'] === slug,
  );
  expect(nodes.length).toBeGreaterThan(1);
  for (const { fields } of nodes) expect(fields['question']).toMatch(/^✎ /);
});

test.each([
  [true, { NODE_ENV: 'development' }],
  [true, { NODE_ENV: 'production', CONTEXT: 'deploy-preview' }],
  [false, { NODE_ENV: 'production', CONTEXT: 'production' }],
  [false, { NODE_ENV: 'production' }],
] as const)('drafts are shown: %s in %j', (shown, environment) => {
  expect(showsDrafts(environment)).toBe(shown);
});
