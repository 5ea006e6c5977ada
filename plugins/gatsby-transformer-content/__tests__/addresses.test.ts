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
  { path: '/old', to: '/Team', owner: 'redirects.ts' },
];

/** Returns the errors of entries with these slugs and of these redirects, beside what is taken. */
const errorsOf = async (
  pages: readonly string[],
  served?: string,
  moved: readonly (readonly [from: string, to: string])[] = [],
) => {
  const redirects = moved.map(([path, to]) => ({ path, to, owner: 'redirects.ts' }));
  const addresses = {
    of: (_: string, slug: string) => `/${slug}`,
    taken: () => [...taken, ...redirects],
  };
  const main = pages.map((slug): ParsedEntry => {
    const parsed = parseFile(`${slug}.yaml`, new Uint8Array());
    return { file: `${slug}.yaml`, collection: 'pages', slug, language: 'en', parsed };
  });
  return addressErrors({ addresses } as unknown as ContentSetup, main, served);
};

const claimedBy = async (pages: readonly string[], served?: string) => {
  const errors = await errorsOf(pages, served);
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

test.each([
  [['/a', '/Team']],
  [['/a', '/news#part-2']],
  [['/a', 'https://shop.example.com:8080/b?c=d#e']],
  [['/a/*', '/news']],
  [['/NEWS', '/news']],
] as const)('the redirect %j is valid', async (redirect) => {
  expect(await errorsOf(['news'], undefined, [redirect])).toEqual([]);
});

test.each([
  ['over a page', [['/Team', '/help/faq']], '/Team, which belongs to Team.tsx'],
  ['over a page with an entry', [['/news', '/Team']], '/news, which belongs to redirects.ts'],
  ['over a page below it', [['/help/*', '/Team']], '/help, which belongs to /help/faq'],
  ['over a language', [['/fr', '/Team']], '/fr, which belongs to languages.json'],
  ['in another language', [['/fr/a', '/Team']], '/fr/a, which belongs to /fr/… of languages.json'],
  ['from one place twice', [['/old', '/news']], '/old, which belongs to redirects.ts'],
  ['to itself', [['/a', '/a']], "a page that /a leads to, found '/a'"],
  ['to itself, where a page is', [['/Team', '/Team']], '/Team, which belongs to Team.tsx'],
  [
    'in a circle',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    "a page that /a leads to, found '/b'",
  ],
  ['to nothing', [['/a', '/nowhere']], "found '/nowhere'"],
  ['to another spelling of a page', [['/a', '/team']], "found '/team'"],
  ['to a word', [['/a', 'shop.example.com']], "found 'shop.example.com'"],
  [
    'to an address with a space',
    [['/a', 'https://a.example/b c']],
    "found 'https://a.example/b c'",
  ],
  ['to a placeholder', [['/a', 'https://a.example/:b']], "found 'https://a.example/:b'"],
  ['with a space', [['/a b', '/Team']], "an old path like /old-name, found '/a b'"],
  ['with a placeholder', [['/a/:b', '/Team']], "found '/a/:b'"],
  ['with a query', [['/a?b=c', '/Team']], "found '/a?b=c'"],
  ['without a slash', [['a', '/Team']], "found 'a'"],
] as const)('a redirect %s is named', async (_, moved, message) => {
  const errors = await errorsOf(['news'], undefined, moved);
  expect(errors[0]?.message).toContain(message);
});
