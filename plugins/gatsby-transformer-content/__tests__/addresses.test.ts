/** @jest-environment node */
import { makeFolder } from '../../testing/make-folder';
import { addressErrors, type Address } from '../src/addresses';
import type { ParsedEntry } from '../src/entry-file';
import { parseFile } from '../src/parse';
import type { ContentSetup } from '../src/setup';

const taken: readonly Address[] = [
  { path: '/data', owner: 'Gatsby', below: true },
  { path: '/fr', owner: 'languages.json', below: true },
  { path: '/', owner: 'index.tsx' },
  { path: '/Team', owner: 'Team.tsx' },
  { path: '/help/faq', owner: 'faq.tsx' },
  { path: '/help/FAQ', to: '/help/faq', owner: 'redirects.ts' },
  { path: '/old', to: '/team', owner: 'redirects.ts' },
];

const claimedBy = async (pages: readonly string[], served?: string) => {
  const addresses = { of: (_: string, slug: string) => `/${slug}`, taken: () => taken };
  const main = pages.map((slug): ParsedEntry => {
    const parsed = parseFile(`${slug}.yaml`, new Uint8Array());
    return { file: `${slug}.yaml`, collection: 'pages', slug, language: 'en', parsed };
  });
  const errors = await addressErrors({ addresses } as unknown as ContentSetup, main, served);
  return errors.map(({ file, message }) => [file.split('/').at(-1), message.split(' ').at(-1)]);
};

test('an entry with the address of something else is named with it, in any case', async () => {
  const wrong = ['data', 'fr', 'fr/news', 'index', 'TEAM', 'team/index', 'old'];
  const owners = ['Gatsby', 'languages.json', 'languages.json', 'index.tsx', 'Team.tsx'];
  expect(await claimedBy([...wrong, 'help', 'news', 'data-room'])).toEqual(
    [...owners, 'Team.tsx', 'redirects.ts'].map((owner, index) => [
      `${wrong[index] ?? ''}.yaml`.split('/').at(-1),
      owner,
    ]),
  );
});

test('two entries, and a file that is served as it is, have addresses of their own', async () => {
  const served = makeFolder({ 'data/page.json': '{}', 'icon.png': 'x', 'news.txt': 'x' });
  expect(await claimedBy(['news', 'News', 'icon.png'], served)).toEqual([
    ['page.json', 'Gatsby'],
    ['News.yaml', 'news.yaml'],
    ['icon.png.yaml', expect.stringMatching(/\/icon\.png$/)],
  ]);
});
