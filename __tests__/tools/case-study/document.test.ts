import { TextDecoder } from 'node:util';
import type { Content, LoadedEntry } from '../../../src/content/load';
import type { Locales } from '../../../src/content/locales';
import { loadContent } from '../../../src/content/load';
import { loadLocales } from '../../../src/content/locales';
import { languageCodes, type LanguageCode } from '../../../src/i18n/languages';
import { caseStudyHtml } from '../../../tools/case-study/document';
import { pictureFiles } from '../../../tools/case-study/digest';
import { caseStudy } from '../../../tools/case-study/study';
import { fr } from '../../helpers/languages';

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
