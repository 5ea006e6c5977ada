/* What a maintainer may add with YAML and pictures alone, shown on the functions that make pages and nodes of them. */
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TextDecoder } from 'node:util';
import { screen, within } from '@testing-library/react';
import type { Node } from 'gatsby';
import sharp from 'sharp';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { formatFaults } from '../../src/content/faults';
import { loadContent, type LoadedEntry, type LoadResult } from '../../src/content/load';
import { loadSite, type Site } from '../../src/content/load-site';
import type { Messages } from '../../src/content/locales';
import { planPages } from '../../src/gatsby/pages';
import {
  defaultLanguage,
  getLanguage,
  languageCodes,
  type LanguageCode,
} from '../../src/i18n/languages';
import { Jobs } from '../../src/sections/career/Jobs';
import { Questions } from '../../src/sections/support/faq/Questions';
import { Gallery } from '../../src/sections/study/gallery/Gallery';
import { StudyCard } from '../../src/sections/study/StudyCard';
import { amended } from '../helpers/amended';
import { openWindow } from '../helpers/browser';
import { isOf, nodesOf as siteNodes } from '../helpers/gatsby-nodes';
import { contentWith, fileWith, type Changes } from '../helpers/content';
import { renderStyled } from '../helpers/render';
import { bn } from '../helpers/languages';

// jsdom has none, and reading files needs it.
Object.assign(globalThis, { TextDecoder });

beforeEach(() => {
  openWindow({});
});

// Queries are Gatsby's business.
jest.mock('gatsby', () => ({
  graphql: () => undefined,
}));

const study = path.basename(fileWith('portfolio', /^study:/m), '.yaml');
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
const caseStudy = `order: 998
client: Cha Ghor
title: Cha Ghor tea stall identity
kind: Brand identity
text: A tea stall wanted a sign.
colour: leaf
motif: wave
services:
  - ${one}
  - ${two}
logo:
  src: ./cha-ghor/logo.svg
  alt: Cha Ghor
cover:
  src: ./cha-ghor/cover.jpg
  alt: A painted sign over a tea stall.
study:
  introduction:
    - A stall on a corner.
  goals:
    - A sign
  problems:
    - No sign
  challenges:
    - Rain
  responsibilities:
    - The sign
  stats:
    - value: 1
      label: sign
seo:
  title: Cha Ghor tea stall identity
  description: How a tea stall got its sign.
`;
const secondGallery = `study: cha-ghor
images:
  - slug: sign
    title: The sign
    category: print-design
    image:
      src: ./cha-ghor/01-sign.jpg
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

/** The names a maintainer adds, in English, which every language shows until it has its own. */
const names: Record<string, Messages> = {
  support: { 'department-zari-work': 'Zari work', 'type-by-piece': 'By the piece' },
  portfolio: { 'category-neon-signs': 'Neon signs' },
};

/** Gives a copy of the project's strings with those names. The caller removes it. */
async function localesWithNames(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'locales-'));
  await cp('locales', root, { recursive: true });
  for (const [namespace, added] of Object.entries(names)) {
    const file = path.join(root, defaultLanguage, `${namespace}.json`);
    const there = JSON.parse(await readFile(file, 'utf8')) as Messages;
    await writeFile(file, JSON.stringify({ ...there, ...added }));
  }
  return root;
}

/** The files a maintainer adds, and the lists a maintainer makes longer. */
async function additions(): Promise<Changes> {
  const create = { width: 2000, height: 1500, channels: 3, background: 'red' } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
  const slug = path.basename(gallery, '.yaml');
  const overlays = translated
    .map((code) => `gallery/${slug}.${code}.yaml`)
    .filter((file) => existsSync(`content/${file}`));
  const longer = async (file: string, part: string) =>
    [file, amended(await readFile(`content/${file}`, 'utf8'), part)] as const;
  return {
    'jobs/zz-illustrator.yaml': job,
    'faq/zz-payment.yaml': question,
    'portfolio/cha-ghor.yaml': caseStudy,
    'portfolio/cha-ghor.bn.yaml': 'title: চা ঘরের পরিচয়\n',
    'portfolio/cha-ghor/cover.jpg': photo,
    'portfolio/cha-ghor/logo.svg': logo,
    'gallery/cha-ghor.yaml': secondGallery,
    'gallery/cha-ghor/01-sign.jpg': photo,
    'gallery/zz-window.jpg': photo,
    ...Object.fromEntries(
      await Promise.all([
        longer(gallery, picture),
        ...overlays.map((file) => longer(file, '# …\nimages:\n  # …\n  - null\n')),
      ]),
    ),
  };
}

const translated = languageCodes.filter((code) => code !== 'en');

let before: LoadResult;
let after: Site;
let nodes: Node[];
beforeAll(async () => {
  const roots = [await contentWith(await additions()), await localesWithNames()] as const;
  [before, after] = await Promise.all([loadContent('content'), loadSite(...roots)]);
  for (const root of roots) await rm(root, { recursive: true });
  nodes = await siteNodes(after);
});

interface GalleryNode {
  study: string;
  images: readonly { slug: string; title: string; category: string; image: NamedPicture }[];
}
type StudyNode = Omit<Queries.StudyCardFragment, 'cover'> & { slug: string; cover: NamedPicture };
/** A picture as a node has it: Gatsby links the file by its path. */
interface NamedPicture {
  src: string;
  alt: string;
}

/** A picture as a query gives it, for a file that is not resized. */
const withFile = ({ src, alt }: NamedPicture) => ({
  alt,
  src: { publicURL: `/static/${src}`, childImageSharp: null },
});

/** The data of the nodes of a type in a language, in their order. */
function nodesOf<T>(type: string, language: LanguageCode): T[] {
  return nodes.filter((node) => isOf(node, type) && node['language'] === language) as T[];
}

const pictures = ({ content }: Pick<Site, 'content'>) =>
  content.gallery.find(({ languages }) => languages.en.study === study)?.languages.en.images ?? [];

test('the check has nothing to say', () => {
  expect(formatFaults(after.faults.filter(({ gap }) => !gap))).toBe('');
});

test('the case study has a page in every language, the others stand on pages that are there', () => {
  const pathsOf = ({ content }: Pick<Site, 'content'>) => {
    const slugs = Object.entries(content).map(
      ([name, entries]) => [name, (entries as LoadedEntry[]).map(({ slug }) => slug)] as const,
    );
    return planPages(Object.fromEntries(slugs)).map(({ path }) => path);
  };
  const known = new Set(pathsOf(before));
  expect(pathsOf(after).filter((path) => !known.has(path))).toEqual([
    '/portfolio/cha-ghor',
    ...translated.map((code) => `/${code}/portfolio/cha-ghor`),
  ]);
});

test.each(languageCodes)('in %s all of it is there for the pages to ask for', (language) => {
  const handles = (type: string) =>
    nodesOf<{ handle: string }>(type, language).map(({ handle }) => handle);
  expect(handles('Job')).toContain(`zz-illustrator/${language}`);
  expect(handles('Question')).toContain(`zz-payment/${language}`);
  const known = new Set(nodes.map((node) => node['handle']));
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

describe('what the pages show follows', () => {
  /** Renders a section as a page in the language does. */
  function show(language: LanguageCode, element: ReactElement, search = '') {
    window.history.replaceState(null, '', `/${search}`);
    const i18n = createInstance();
    void i18n.use(initReactI18next).init({
      lng: language,
      interpolation: { escapeValue: false },
      showSupportNotice: false,
      initAsync: false,
      resources: { [language]: after.locales[language] },
    });
    renderStyled(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
  }

  const digits = (language: LanguageCode) => (value: number) =>
    new Intl.NumberFormat(getLanguage(language).locale).format(value);

  /** What the interface says, with numbers in the digits of the language. */
  function says(language: LanguageCode, ns: string, key: string, values: Record<string, number>) {
    const text = after.locales[language][ns]?.[key] ?? '';
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      digits(language)(values[name] ?? NaN),
    );
  }

  test.each([defaultLanguage, bn] as const)('a job more in %s', (language) => {
    const jobs = nodesOf<Queries.JobCardFragment>('Job', language);
    const total = before.content.jobs.length + 1;
    const count = says(language, 'support', 'careerShown', { shown: total, total });
    show(language, <Jobs jobs={jobs} email="jobs@studio.test" number={digits(language)} />);
    expect(screen.getByRole('heading', { name: 'Zari illustrator' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(count);
  });

  test('a department and a type more, which lead to their job', () => {
    const jobs = nodesOf<Queries.JobCardFragment>('Job', 'en');
    const page = <Jobs jobs={jobs} email="jobs@studio.test" number={digits('en')} />;
    show('en', page, '?type=by-piece&department=zari-work');
    expect(screen.getByRole('status')).toHaveTextContent(
      says('en', 'support', 'careerShown', { shown: 1, total: jobs.length }),
    );
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { name: 'Zari illustrator' })).toBeVisible();
    for (const name of ['Zari work', 'By the piece']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
      expect(card.getByText(name)).toBeVisible();
    }
  });

  test('a question more', () => {
    const questions = nodesOf<Queries.QuestionFragment>('Question', 'en');
    show('en', <Questions questions={questions} number={digits('en')} />);
    expect(screen.getByRole('heading', { name: 'How do I pay in zari thread?' })).toBeVisible();
    expect(questions).toHaveLength(before.content.faq.length + 1);
    for (const { question: asked } of questions) {
      expect(screen.getByRole('heading', { name: asked })).toBeVisible();
    }
  });

  test.each([
    ['en', ''],
    ['en', '?category=neon-signs'],
    [bn, '?category=neon-signs'],
  ] as const)('a picture and a category more in %s%s', (language, search) => {
    const all = pictures(after);
    const shown = search ? all.filter(({ category }) => search.endsWith(category)) : all;
    const caption = says(language, 'portfolio', 'showing', {
      shown: shown.length,
      total: all.length,
    });
    const own = nodesOf<GalleryNode>('Gallery', language).find(
      ({ study: of }) => of === `${study}/${language}`,
    );
    const images = (own?.images ?? []).map((image) => ({
      ...image,
      image: withFile(image.image),
    }));
    show(language, <Gallery images={images} />, search);
    expect(screen.getByRole('status')).toHaveTextContent(caption);
    expect(screen.getByRole('img', { name: 'The mark on the shop window.' })).toBeInTheDocument();
    const pressed = search !== '';
    expect(screen.getByRole('button', { name: 'Neon signs', pressed })).toBeInTheDocument();
  });

  test('a case study, in the words of its language', () => {
    const card = nodesOf<StudyNode>('Study', bn).find(({ slug }) => slug === 'cha-ghor');
    if (!card) throw new Error('the study has no node');
    const strings = { read: 'Read', soon: 'Soon', look: 'Look' };
    show(bn, <StudyCard study={{ ...card, cover: withFile(card.cover) }} strings={strings} />);
    expect(screen.getByRole('link', { name: 'চা ঘরের পরিচয়' })).toHaveAttribute(
      'href',
      '/bn/portfolio/cha-ghor',
    );
  });
});
