/* Tests what a maintainer can add with only YAML and pictures. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder } from 'node:util';
import { screen, within } from '@testing-library/react';
import sharp from 'sharp';
import { formatErrors, type Messages } from '../../plugins/gatsby-transformer-content';
import { type LoadedEntry, loadSite, type Site } from '../../src/content/site';
import { sitePages } from '../../src/routes/pages';
import { defaultLanguage, languageCodes, type LanguageCode } from '../../src/i18n/languages';
import { Jobs } from '../../src/routes/career/Jobs';
import { withChange } from '../helpers/with-change';
import { openWindow } from '../helpers/browser';
import { entryNodesOf, type EntryNode } from '../helpers/nodes';
import { contentWith, fileWith } from '../helpers/content';
import { inWords, renderStyled } from '../helpers/render';

// jsdom lacks it, and reading files needs it.
Object.assign(globalThis, { TextDecoder });

// Gatsby runs queries.
jest.mock('gatsby', () => ({
  graphql: () => undefined,
}));

const study = path.basename(fileWith('portfolio', /^story:/m), '.yaml');
const gallery = fileWith('gallery', new RegExp(`^study: ${study}$`, 'm'));
const [one = '', two = ''] = readdirSync('content/services')
  .filter((name) => /^[^.]+\.yaml$/.test(name))
  .map((name) => name.replace('.yaml', ''));

const job = `order: 998
title: Zari illustrator
department: zari-work
location: Dhaka, Bangladesh
type: by-piece
description: You draw what a photograph cannot show.
tasks:
  - Draw motifs for packages
needs:
  - A pencil
posted: '2026-01-15'
`;
const question = `order: 998
question: How do I pay in zari thread?
answer:
  - Up front or by invoice.
`;
/** The other fields are those of an existing study. */
const caseStudy = `order: 998
client: Cha Ghor
title: Cha Ghor tea stall identity
services:
  - ${one}
  - ${two}
`;
const secondGallery = `study: cha-ghor
images:
  - slug: sign
    title: The sign
    category: print-design
    image:
      src: ./zz-window.jpg
      alt: The sign.
`;
const picture = `# …
images:
  # …
  - slug: zz-window
    title: The shop window
    category: neon-signs
    image:
      src: ./zz-window.jpg
      alt: The mark on the shop window.
`;

/** English names that a maintainer adds. Every language shows them until they are translated. */
const adding = (names: Messages) => (text: string) =>
  JSON.stringify({ ...(JSON.parse(text) as Messages), ...names });

let before: Site;
let after: Site;
let nodes: EntryNode[];
beforeAll(async () => {
  const create = { width: 2000, height: 1500, channels: 3, background: 'red' } as const;
  const there = readFileSync(`content/portfolio/${study}.yaml`, 'utf8');
  const content = await contentWith({
    'portfolio/cha-ghor.yaml': withChange(there, caseStudy),
    'jobs/zz-illustrator.yaml': job,
    'faq/zz-payment.yaml': question,
    'gallery/cha-ghor.yaml': secondGallery,
    'gallery/zz-window.jpg': await sharp({ create }).jpeg().toBuffer(),
    [gallery]: (text) => withChange(text, picture),
  });
  const department = { 'department-zari-work': 'Zari work', 'type-by-piece': 'By the piece' };
  const locales = await contentWith(
    {
      'en/support.json': adding(department),
      'en/portfolio.json': adding({ 'category-neon-signs': 'Neon signs' }),
    },
    'locales',
  );
  [before, after] = await Promise.all([loadSite('content', 'locales'), loadSite(content, locales)]);
  nodes = entryNodesOf(after);
});

/** Returns the data of the nodes of a type in a language, in order. */
function nodesOf<T>(type: string, language: LanguageCode): T[] {
  return nodes
    .filter((node) => node.type === type && node.fields['language'] === language)
    .map(({ fields }) => fields as T);
}

const pictures = ({ content }: Pick<Site, 'content'>) =>
  content.gallery.find(({ languages }) => languages.en.study === study)?.languages.en.images ?? [];

test('the check has nothing to say', () => {
  expect(formatErrors(after.errors.filter(({ gap }) => !gap))).toBe('');
});

test('the case study has a page, the others stand on pages that are there', () => {
  const pathsOf = ({ content }: Pick<Site, 'content'>) => {
    const slugs = Object.entries(content).map(
      ([name, entries]) => [name, (entries as LoadedEntry[]).map(({ slug }) => slug)] as const,
    );
    return sitePages(Object.fromEntries(slugs)).map(({ path }) => path);
  };
  const known = new Set(pathsOf(before));
  expect(pathsOf(after).filter((path) => !known.has(path))).toEqual(['/portfolio/cha-ghor']);
});

test.each(languageCodes)('in %s all of it is there for the pages to ask for', (language) => {
  const handles = (type: string) =>
    nodesOf<{ handle: string }>(type, language).map(({ handle }) => handle);
  expect(handles('Job')).toContain(`zz-illustrator/${language}`);
  expect(handles('Question')).toContain(`zz-payment/${language}`);
  const known = new Set(nodes.map(({ fields }) => fields['handle']));
  const galleries = nodesOf<{ study: string; images: unknown[] }>('Gallery', language);
  expect(galleries.find(({ study: of }) => of === `${study}/${language}`)?.images).toHaveLength(
    pictures(after).length,
  );
  expect(pictures(after)).toHaveLength(pictures(before).length + 1);
  expect(galleries.find(({ study: of }) => of === `cha-ghor/${language}`)?.images).toHaveLength(1);
  const added = nodesOf<{ slug: string; path: string; services: string[] }>('Study', language).find(
    ({ slug }) => slug === 'cha-ghor',
  );
  expect(added?.path).toBe('/portfolio/cha-ghor');
  expect(added?.services).toEqual([`${one}/${language}`, `${two}/${language}`]);
  for (const handle of added?.services ?? []) expect(known).toContain(handle);
});

test('a department and a type more lead to their job', () => {
  const jobs = nodesOf<Queries.JobCardFragment>('Job', defaultLanguage);
  openWindow({});
  window.history.replaceState(null, '', '/?type=by-piece&department=zari-work');
  const Words = inWords(after.locales.en);
  renderStyled(
    <Words>
      <Jobs jobs={jobs} email="jobs@studio.test" number={String} />
    </Words>,
  );
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: 'Zari illustrator' })).toBeVisible();
  for (const name of ['Zari work', 'By the piece']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    expect(card.getByText(name)).toBeVisible();
  }
});
