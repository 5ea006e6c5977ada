/** @jest-environment node */
import { rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { runFontJob, type Fonts } from '../../../plugins/gatsby-plugin-subset-fonts/src/font-job';
import type { FontText, PageText } from '../../../plugins/gatsby-plugin-subset-fonts/src/fonts';
import { fontScripts as scripts } from '../../../src/theme/font-scripts';
import { fontStacks } from '../../../src/theme/fonts';
import { makeFolder } from '../../../plugins/testing/make-folder';
import { readSite, sampled } from './site';

const french = { language: 'fr', script: 'latin', text: 'Créer une marque' } as const;
const korean = { language: 'ko', script: 'korean', text: '누구나' } as const;
const mixed = {
  language: 'en',
  script: 'latin',
  text: 'Next → ★ ✓ ৳ 500 বাংলা हिन्दी 한국어 日本語 Łódź',
} as const;
const signs = { ...korean, text: '로고 ✔' };
const sites = sampled.map(({ code }) => readSite(code));
const texts: readonly FontText[] = [french, korean, mixed, signs, ...sites];
const pages: readonly PageText[] = sites.map((site) => ({ ...site, bold: '가あ' }));

/** All texts and pages of the tests. Their fonts are made once, because each process opens all families again. */
const folder = makeFolder();
let all: Fonts[];
let ofPages: Fonts[];
beforeAll(async () => {
  all = await runFontJob({ task: 'languages', scripts, inputs: texts, folder, cache: folder });
  ofPages = await runFontJob({ task: 'pages', scripts, inputs: pages, folder, cache: folder });
});

function fontsOf(text: FontText): Fonts {
  const fonts = all[texts.indexOf(text)];
  if (!fonts) throw new Error('there are no fonts');
  return fonts;
}

const rules = ({ css }: Fonts, family: string) =>
  css.split('@font-face').filter((rule) => rule.includes(`font-family:"${family}"`));

test.each(sampled)('the stacks of $code name all its families', ({ code, script }) => {
  const place = sites.findIndex(({ language }) => language === code);
  const own = script === 'korean' || script === 'japanese' ? ofPages[place]?.css : '';
  const css = fontsOf(sites[place] as FontText).css + (own ?? '');
  const found = [...css.matchAll(/font-family:"([^"]+)";/g)].map(([, name = '']) => name);
  const families = new Set(found.filter((name) => !name.endsWith(' Title')));
  expect(families.size).toBeGreaterThan(1);
  const { text, display } = fontStacks(script);
  for (const family of families) {
    expect(text).toContain(`'${family}'`);
    expect(display).toContain(`'${family}'`);
  }
});

test('text that the system can show in the same font needs no download, and titles have their own weight', () => {
  const [text = '', bold = ''] = rules(fontsOf(signs), 'Noto Sans KR');
  expect(text).toMatch(/src:local\("Noto Sans CJK KR"\),.*url\(/);
  expect(bold).toMatch(/src:url\(/);
});

test('signs of other scripts and rare letters of the own one get small files, for these characters only', async () => {
  const fonts = fontsOf(mixed);
  const rare = rules(fonts, 'Rare Characters');
  const ranges = rare.map((rule) => /unicode-range:([^}]+)/.exec(rule)?.[1]);
  expect(new Set(ranges.join().split(','))).toEqual(
    new Set(['U+2192', 'U+2605', 'U+2713', 'U+9F3', 'U+141', 'U+17A']),
  );
  expect(fonts.missing).toEqual([]);
  const own = rules(fonts, 'Anek Latin').join('');
  for (const file of fonts.files) {
    const { size } = await stat(path.join(folder, file));
    expect(size).toBeLessThan(own.includes(file) ? 13_000 : 3_000);
  }
});

test('a sign that no font has is named; letters and emoji without a font stop the build', async () => {
  expect(fontsOf(signs).missing).toEqual(['✔']);
  const text = 'নকশা ა 😀 → \u202f\u200d';
  const inputs: FontText[] = [{ language: 'bn', script: 'bengali', text }];
  await expect(
    runFontJob({ task: 'languages', scripts, inputs, folder, cache: folder }),
  ).rejects.toThrow('No font of the site has these characters of bn: ა (U+10D0), 😀 (U+1F600)');
});

describe('with a folder of its own', () => {
  let own: string;
  beforeEach(() => {
    own = makeFolder();
  });

  const ofLanguage = async (text: FontText) =>
    (await runFontJob({ task: 'languages', scripts, inputs: [text], folder: own, cache: own }))[0];
  const ofPage = async (page: PageText) =>
    (await runFontJob({ task: 'pages', scripts, inputs: [page], folder: own, cache: own }))[0];

  test('only missing font files are made again', async () => {
    const before = await ofLanguage(french);
    const file = path.join(own, before?.files[0] ?? '');
    const long = new Date(2020, 0, 1);
    await utimes(file, long, long);
    expect(await ofLanguage(french)).toEqual(before);
    expect((await stat(file)).mtime).toEqual(long);
    await rm(file);
    expect(await ofLanguage(french)).toEqual(before);
    expect((await stat(file)).mtime).not.toEqual(long);
  });

  test('a page has files of just its letters, which come before those of its language', async () => {
    const text = '누구나 만들 수 있는 브랜드 Brand';
    const language = await ofLanguage({ ...korean, text });
    const page = await ofPage({ ...korean, text: '누구나', bold: '나' });
    expect(page?.files.map((file) => file.split('.')[0])).toEqual([
      'noto-sans-kr-text',
      'noto-sans-kr-bold',
    ]);
    const size = async (file = '') => (await stat(path.join(own, file))).size;
    const whole = language?.files.find((file) => file.startsWith('noto-sans-kr-text'));
    expect(await size(page?.files[0])).toBeLessThan(await size(whole));
    const { text: stack } = fontStacks('korean');
    expect(stack.indexOf("'Noto Sans KR Page'")).toBeLessThan(stack.indexOf("'Noto Sans KR'"));
  });
});
