/** @jest-environment node */
import { mkdtemp, readFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFonts, facesOnPage, fontFaceCss, type BuiltFace } from '../../../src/gatsby/fonts';
import { fontStacks } from '../../../src/theme/fonts';
import { sites } from './site';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
});
afterEach(() => rm(folder, { recursive: true }));

const small = { language: 'fr', script: 'latin', text: 'Créer une marque' } as const;
const woff2 = async () => (await readdir(folder)).filter((file) => file.endsWith('.woff2'));

describe('a whole site in seven languages', () => {
  let built: Record<string, BuiltFace[]>;
  let shared: string;
  beforeAll(async () => {
    shared = await mkdtemp(path.join(tmpdir(), 'fonts-'));
    built = await buildFonts(sites, shared);
  }, 120_000);
  afterAll(() => rm(shared, { recursive: true }));

  const facesOf = (language: string) => built[language] ?? [];

  test.each(sites)('no page of $language loads more than 100 KB', ({ language, pages }) => {
    const loads = pages.map(({ text, bold }) =>
      facesOnPage(text, bold, facesOf(language)).reduce((sum, { bytes }) => sum + bytes, 0),
    );
    expect(loads.length).toBeGreaterThan(2);
    expect(Math.min(...loads)).toBeGreaterThan(10_000);
    expect(Math.max(...loads)).toBeLessThanOrEqual(100_000);
  });

  test.each(sites)('the files of $language are what its faces say', async ({ language }) => {
    for (const { file, bytes } of facesOf(language)) {
      const content = await readFile(path.join(shared, file));
      expect(content.subarray(0, 4).toString()).toBe('wOF2');
      expect(content.length).toBe(bytes);
    }
  });

  test.each(sites)(
    'the home page of $language needs all that is preloaded',
    ({ language, pages }) => {
      const preloaded = facesOf(language).filter(({ preload }) => preload);
      const [home] = pages;
      const loaded = facesOnPage(home?.text ?? '', home?.bold ?? '', facesOf(language));
      expect(preloaded.length).toBeGreaterThan(0);
      expect(preloaded.length).toBeLessThanOrEqual(2);
      expect(loaded).toEqual(expect.arrayContaining(preloaded));
    },
  );

  test.each(sites)('the stacks of $language name every family it has', ({ language, script }) => {
    const css = fontFaceCss(facesOf(language), script);
    const families = new Set([...css.matchAll(/font-family:"([^"]+)"/g)].map(([, name]) => name));
    const { text, display } = fontStacks(script);
    for (const family of families) {
      expect(text).toContain(`'${family}'`);
      expect(display).toContain(`'${family}'`);
    }
  });
});

test('a rule says where the file is, what it covers, and to show text at once', async () => {
  const { fr = [] } = await buildFonts([small], folder);
  const css = fontFaceCss(fr, 'latin');
  const [rule = ''] = css.split('}');
  expect(rule).toContain(`src:url(/static/fonts/${fr[0]?.file})format("woff2")`);
  expect(rule).toContain('font-weight:400 800;font-stretch:100% 125%;font-display:swap');
  expect(rule).toMatch(/unicode-range:U\+20-7E,.*U\+E9/);
});

test('fallback rules take over the line metrics, undone by the scale', async () => {
  const { fr = [] } = await buildFonts([small], folder);
  const fallback = fr[0]?.fallbacks[0];
  const percent = (ratio: number) => `${Number((100 * ratio).toFixed(2))}%`;
  const css = fontFaceCss(fr, 'latin');
  const scale = fallback?.sizeAdjust ?? NaN;
  expect(css).toContain(
    `size-adjust:${percent(scale)};ascent-override:${percent(0.9 / scale)};descent-override:${percent(0.2 / scale)}`,
  );
});

test('scripts whose system fonts cannot be measured keep their width and get the line metrics', async () => {
  const korean = { language: 'ko', script: 'korean', text: '누구나' } as const;
  const { ko = [] } = await buildFonts([korean], folder);
  const rule = fontFaceCss(ko, 'korean')
    .split('}')
    .find((candidate) => candidate.includes('"Noto Sans KR Fallback"'));
  expect(rule).toContain('local("Malgun Gothic")');
  expect(rule).toContain('ascent-override:116%;descent-override:28.8%');
  expect(rule).not.toContain('size-adjust');
});

test('the same text gives the same files', async () => {
  await buildFonts([small], folder);
  const first = await woff2();
  await rm(folder, { recursive: true });
  await buildFonts([small], folder);
  expect(await woff2()).toEqual(first);
});

test('what is there is not built again, what is gone is', async () => {
  const { fr = [] } = await buildFonts([small], folder);
  const file = path.join(folder, fr[0]?.file ?? '');
  const long = new Date(2020, 0, 1);
  await utimes(file, long, long);
  expect(await buildFonts([small], folder)).toEqual({ fr });
  expect((await stat(file)).mtime).toEqual(long);
  await rm(file);
  await buildFonts([small], folder);
  expect((await stat(file)).mtime).not.toEqual(long);
});

test('fonts of a text that has changed are removed', async () => {
  const { fr: before = [] } = await buildFonts([small], folder);
  const { fr: after = [] } = await buildFonts([{ ...small, text: 'À bientôt' }], folder);
  expect(after[0]?.file).not.toBe(before[0]?.file);
  expect((await woff2()).toSorted()).toEqual(after.map(({ file }) => file).toSorted());
});

test('the names of the languages are in every language', async () => {
  const input = { ...small, text: 'বাংলা हिन्दी 한국어 日本語' };
  await expect(buildFonts([input], folder)).resolves.toHaveProperty('fr');
});

test('characters without a font are reported together, by language', async () => {
  const input = [
    { language: 'bn', script: 'bengali', text: 'নকশা 漢 😀' },
    { language: 'fr', script: 'latin', text: 'Bonjour Ж →' },
  ] as const;
  await expect(buildFonts(input, folder)).rejects.toThrow(
    'No font of the site has these characters:\n  bn: 漢 (U+6F22), 😀 (U+1F600)\n  fr: Ж (U+0416)',
  );
});
