/* What a maintainer may add with YAML and pictures alone, shown on the functions that make pages and nodes of them. */
import { readFile, rm } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ComponentProps, ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { formatFaults } from '../../src/content/faults';
import { loadContent, type LoadedEntry, type LoadResult } from '../../src/content/load';
import { loadLocales, type Locales } from '../../src/content/locales';
import { siteNodes, type SiteNode } from '../../src/gatsby/nodes';
import { planPages } from '../../src/gatsby/pages';
import { getLanguage, languageCodes, type LanguageCode } from '../../src/i18n/languages';
import { Jobs } from '../../src/sections/career/Jobs';
import { Questions } from '../../src/sections/faq/Questions';
import { Gallery } from '../../src/sections/gallery/Gallery';
import { StudyCard } from '../../src/sections/portfolio-cards/StudyCard';
import { contentWith, type Changes } from '../helpers/content';
import { renderStyled } from '../helpers/render';

// jsdom has none, and reading files needs it.
Object.assign(globalThis, { TextDecoder });

// Queries are Gatsby's business, and its links want its router.
jest.mock('gatsby', () => ({
  graphql: () => undefined,
  Link: ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const study = 'aizaan-ecommerce-rebranding';

const job = `order: 90
title: Illustrator
department: design
location: Dhaka, Bangladesh
type: contract
description: You draw what a photograph cannot show.
tasks:
  - Draw motifs for packages
needs:
  - A pencil
posted: '2026-01-15'
`;
const question = `order: 90
question: How do I pay?
answer:
  - Up front or by invoice.
`;
const caseStudy = `order: 90
client: Cha Ghor
title: Cha Ghor tea stall identity
kind: Brand identity
text: A tea stall wanted a sign.
colour: leaf
motif: wave
services:
  - brand-identity
  - content-creation
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
const picture = `  - slug: window
    title: The shop window
    category: logo-design
    image:
      src: ./aizaan/18-window.jpg
      alt: The mark on the shop window.
`;

/** The files a maintainer adds, and the lists a maintainer makes longer. */
async function additions(): Promise<Changes> {
  const [photo, logo, gallery, ...translations] = await Promise.all([
    readFile('content/gallery/aizaan/01-mark.jpg'),
    readFile('content/portfolio/aizaan/logo.svg'),
    readFile('content/gallery/aizaan.yaml', 'utf8'),
    ...translated.map((code) => readFile(`content/gallery/aizaan.${code}.yaml`, 'utf8')),
  ]);
  return {
    'jobs/illustrator.yaml': job,
    'faq/payment.yaml': question,
    'portfolio/cha-ghor.yaml': caseStudy,
    'portfolio/cha-ghor.bn.yaml': 'title: চা ঘরের পরিচয়\n',
    'portfolio/cha-ghor/cover.jpg': photo,
    'portfolio/cha-ghor/logo.svg': logo,
    'gallery/cha-ghor.yaml': secondGallery,
    'gallery/cha-ghor/01-sign.jpg': photo,
    'gallery/aizaan/18-window.jpg': photo,
    'gallery/aizaan.yaml': `${gallery}${picture}`,
    ...Object.fromEntries(
      translated.map((code, index) => [
        `gallery/aizaan.${code}.yaml`,
        `${translations[index] ?? ''}  - null\n`,
      ]),
    ),
  };
}

const translated = languageCodes.filter((code) => code !== 'en');

let before: LoadResult;
let after: LoadResult;
let nodes: SiteNode[];
let locales: Locales;
beforeAll(async () => {
  const root = await contentWith(await additions());
  [before, after, { locales }] = await Promise.all([
    loadContent('content'),
    loadContent(root),
    loadLocales('locales'),
  ]);
  await rm(root, { recursive: true });
  nodes = siteNodes(after.content, locales);
}, 30_000);

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
  const own = nodes.filter((node) => node.type === type && node.data['language'] === language);
  return own.map(({ data }) => data as T);
}

test('the check has nothing to say', () => {
  expect(formatFaults(after.faults)).toBe('');
});

test('the case study has a page in seven languages, the others stand on pages that are there', () => {
  const pathsOf = ({ content }: LoadResult) => {
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
  expect(handles('Job')).toContain(`illustrator/${language}`);
  expect(handles('Question')).toContain(`payment/${language}`);
  const known = new Set(nodes.map(({ data }) => data['handle']));
  const galleries = nodesOf<{ study: string; images: unknown[] }>('Gallery', language);
  expect(galleries.find(({ study: of }) => of === `${study}/${language}`)?.images).toHaveLength(18);
  expect(galleries.find(({ study: of }) => of === `cha-ghor/${language}`)?.images).toHaveLength(1);
  const added = nodesOf<{ slug: string; path: string; services: string[] }>('Study', language).find(
    ({ slug }) => slug === 'cha-ghor',
  );
  expect(added?.path).toBe('/portfolio/cha-ghor');
  expect(added?.services).toEqual([`brand-identity/${language}`, `content-creation/${language}`]);
  for (const handle of added?.services ?? []) expect(known).toContain(handle);
});

describe('what the pages show follows', () => {
  /** Renders a section as a page in the language does. */
  function show(language: LanguageCode, element: ReactElement, search = '') {
    window.history.replaceState(null, '', `/${search}`);
    const i18n = createInstance();
    void i18n.use(initReactI18next).init({
      lng: language,
      showSupportNotice: false,
      interpolation: { escapeValue: false },
      initAsync: false,
      resources: { [language]: locales[language] },
    });
    renderStyled(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
  }

  const digits = (language: LanguageCode) => (value: number) =>
    new Intl.NumberFormat(getLanguage(language).locale).format(value);

  test.each([
    ['en', 'Showing 5 of 5 positions'],
    ['bn', '৫'],
  ] as const)('a fifth job in %s', (language, count) => {
    const jobs = nodesOf<Queries.JobCardFragment>('Job', language);
    show(language, <Jobs jobs={jobs} email="jobs@studio.test" number={digits(language)} />);
    expect(screen.getByRole('heading', { name: 'Illustrator' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(count);
  });

  test('a fifth job behind the filter of its department', () => {
    const jobs = nodesOf<Queries.JobCardFragment>('Job', 'en');
    const page = <Jobs jobs={jobs} email="jobs@studio.test" number={digits('en')} />;
    show('en', page, '?type=contract&department=design');
    expect(screen.getByRole('status')).toHaveTextContent('Showing 1 of 5 positions');
    expect(screen.getByRole('heading', { name: 'Illustrator' })).toBeVisible();
  });

  test('a fourth question', () => {
    const questions = nodesOf<Queries.QuestionFragment>('Question', 'en');
    show('en', <Questions questions={questions} number={digits('en')} />);
    expect(screen.getByRole('heading', { name: 'How do I pay?' })).toBeVisible();
    expect(screen.getAllByRole('heading', { name: /\?$/ })).toHaveLength(4);
  });

  test.each([
    ['en', '', 'Showing 18 of 18 assets'],
    ['en', '?category=logo-design', 'Showing 4 of 18 assets'],
    ['bn', '?category=logo-design', '১৮'],
  ] as const)('an eighteenth picture in %s%s', (language, search, caption) => {
    const gallery = nodesOf<GalleryNode>('Gallery', language).find(
      ({ study: of }) => of === `${study}/${language}`,
    );
    const images = (gallery?.images ?? []).map((image) => ({
      ...image,
      image: withFile(image.image),
    }));
    show(language, <Gallery images={images} />, search);
    expect(screen.getByRole('status')).toHaveTextContent(caption);
    expect(screen.getByRole('img', { name: 'The mark on the shop window.' })).toBeInTheDocument();
  });

  test('a case study, in the words of its language', () => {
    const card = nodesOf<StudyNode>('Study', 'bn').find(({ slug }) => slug === 'cha-ghor');
    if (!card) throw new Error('the study has no node');
    const strings = { read: 'Read', soon: 'Soon', look: 'Look' };
    show('bn', <StudyCard study={{ ...card, cover: withFile(card.cover) }} strings={strings} />);
    expect(screen.getByRole('link', { name: 'চা ঘরের পরিচয়' })).toHaveAttribute(
      'href',
      '/bn/portfolio/cha-ghor',
    );
  });
});
