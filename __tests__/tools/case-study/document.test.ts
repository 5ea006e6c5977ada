import { TextDecoder } from 'node:util';
import type { Content, LoadedEntry } from '../../../src/content/load';
import type { Locales } from '../../../src/content/locales';
import { loadContent } from '../../../src/content/load';
import { loadLocales } from '../../../src/content/locales';
import { languageCodes, type LanguageCode } from '../../../src/i18n/languages';
import { numbersIn } from '../../../src/i18n/numbers';
import { caseStudyHtml } from '../../../tools/case-study/document';
import { pictureFiles } from '../../../tools/case-study/digest';
import { caseStudy } from '../../../tools/case-study/study';
import { bn, fr } from '../../helpers/languages';

// jsdom has none, and reading files needs it.
Object.assign(globalThis, { TextDecoder });

let content: Content;
let locales: Locales;
beforeAll(async () => {
  [{ content }, { locales }] = await Promise.all([loadContent('content'), loadLocales('locales')]);
});

function written(): LoadedEntry<'portfolio'> {
  const entry = content.portfolio.find(({ languages }) => languages.en.study);
  if (!entry) throw new Error('no case study is written');
  return entry;
}

function open(language: LanguageCode): Document {
  const study = caseStudy(content, locales, written(), language);
  const html = caseStudyHtml(study, {
    css: '',
    address: (file) => `/content/${file}`,
    ratio: () => 4 / 3,
  });
  return new DOMParser().parseFromString(html, 'text/html');
}

test.each(languageCodes)('in %s it says its language and title', (language) => {
  const { documentElement, title } = open(language);
  expect(documentElement.lang).toBe(language);
  expect(title).toContain(written().languages[language].title);
});

test('it shows every picture of the study with its alternative text', () => {
  const study = caseStudy(content, locales, written(), 'en');
  const images = [...open('en').querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('src')).sort()).toEqual(
    pictureFiles(study)
      .map((file) => `/content/${file}`)
      .sort(),
  );
  const shown = content.gallery.find(({ languages }) => languages.en.study === written().slug);
  expect(shown?.languages.en.images.length).toBeGreaterThan(0);
  for (const { image } of shown?.languages.en.images ?? []) {
    expect(images.filter(({ alt }) => alt === image.alt)).toHaveLength(1);
  }
  for (const { alt } of images) expect(alt).not.toBe('');
});

test('it holds every word of the study', () => {
  const text = open(fr).body.textContent;
  const { study, text: summary } = written().languages[fr];
  const points = [
    study?.introduction,
    study?.goals,
    study?.problems,
    study?.challenges,
    study?.responsibilities,
  ];
  for (const words of [summary, ...points.flat()]) expect(text).toContain(words);
});

test('figures have the digits of the language', () => {
  const figures = [...open(bn).querySelectorAll('dd')].map((node) => node.textContent);
  const number = numbersIn('bn');
  expect(figures).toEqual(
    written().languages[bn].study?.stats.map(
      ({ value, suffix = '' }) => `${number(value)}${suffix}`,
    ),
  );
  expect(figures.join('')).toMatch(/[০-৯]/);
});

test('headings go down step by step, under one main heading', () => {
  const levels = [...open('en').querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) =>
    Number(tagName.slice(1)),
  );
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  for (const [index, level] of levels.slice(1).entries()) {
    expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1);
  }
});

test('the last page leads to WhatsApp, email and the page in its language', () => {
  const links = [...open(bn).querySelectorAll('a')];
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  const site = content.site[0]?.languages[bn];
  expect(hrefs.find((href) => href.startsWith('https://wa.me/'))).toContain(site?.whatsapp.number);
  expect(hrefs.find((href) => href.startsWith('mailto:'))).toContain(site?.email);
  expect(hrefs).toContain(`${site?.url ?? ''}/bn/portfolio/${written().slug}`);
});

test('a study that is not written yet makes no document', () => {
  const entry = written();
  const en = { ...entry.languages.en };
  delete en.study;
  const bare = { ...entry, languages: { ...entry.languages, en } };
  expect(() => caseStudy(content, locales, bare, 'en')).toThrow('has no study');
});
