/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cutFonts, type Fonts, type FontText } from '../../../src/gatsby/fonts';
import { cuts, type Cut } from '../../../src/gatsby/fonts/families';
import { figures, keyboard } from '../../../src/gatsby/fonts/characters';
import type { Answer, Question } from './harfbuzz';
import { readSite } from './site';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** HarfBuzz is a kind of module that Jest cannot load. */
function ask(question: Question): Answer {
  const script = path.join(__dirname, 'harfbuzz.ts');
  const answer = execFileSync(process.execPath, ['--import', 'tsx', script], {
    input: JSON.stringify(question),
  });
  return JSON.parse(answer.toString()) as Answer;
}

const fileOf = ({ files }: Fonts, name: string) =>
  path.join(folder, files.find((file) => file.startsWith(`${name}.`)) ?? name);

async function fontsOf(text: FontText): Promise<Fonts> {
  const [fonts] = await cutFonts({ folder, texts: [text] });
  if (!fonts) throw new Error('there are no fonts');
  return fonts;
}

const axesOf = (script: FontText['script'], name: Cut['name']) =>
  cuts[script].find((cut) => cut.name === name)?.axes ?? { wght: NaN, wdth: NaN };

describe.each([
  { language: 'bn', script: 'bengali', family: 'anek-bangla' },
  { language: 'hi', script: 'devanagari', family: 'anek-devanagari' },
] as const)('$family', ({ language, script, family }) => {
  const site = readSite(language);
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await fontsOf(site);
  }, 60_000);

  test.each(['text', 'bold'] as const)(
    'draws every word of %s as the whole font does',
    async (name) => {
      const file = fileOf(fonts, `${family}-${name}`);
      const axes = axesOf(script, name);
      const answer = ask({ file, script, axes, language, text: site.text });
      expect(answer.words).toBeGreaterThan(900);
      expect(answer).toMatchObject({ lacking: '', different: [] });
      expect((await stat(file)).size).toBeLessThan(30_000);
    },
    30_000,
  );

  test('has digits though no text has them', async () => {
    const few = await fontsOf({ language, script, text: figures[script].at(-1) ?? '' });
    const file = fileOf(few, `${family}-text`);
    const axes = axesOf(script, 'text');
    const answer = ask({ file, script, axes, language, text: figures[script] });
    expect(answer.lacking).toBe('');
  }, 30_000);
});

test.each([
  ['bengali', 'composed vowel signs', '\u0995\u09cb \u0995\u09cc'],
  ['bengali', 'a dot below, apart', '\u0997\u09be\u09a1\u09bc\u09bf'],
  ['bengali', 'a dot below, in one', '\u0997\u09be\u09dc\u09bf'],
  ['devanagari', 'a dot below, apart', '\u095c \u0915\u093c'],
  ['devanagari', 'a dot below, in one', '\u0929 \u0958'],
] as const)(
  '%s draws %s',
  async (script, _, text) => {
    const language = script === 'bengali' ? 'bn' : 'hi';
    const fonts = await fontsOf({ language, script, text });
    const family = script === 'bengali' ? 'anek-bangla' : 'anek-devanagari';
    const file = fileOf(fonts, `${family}-text`);
    const answer = ask({ file, script, axes: axesOf(script, 'text'), language, text });
    expect(answer).toMatchObject({ lacking: '', different: [] });
  },
  30_000,
);

test('a conjunct that no text has falls apart, which is why form fields take the system font', async () => {
  const script = 'bengali';
  const fonts = await fontsOf({ language: 'bn', script, text: 'নকশা ব র ন ড ্' });
  const file = fileOf(fonts, 'anek-bangla-text');
  const axes = axesOf(script, 'text');
  const answer = ask({ file, script, axes, language: 'bn', text: 'নকশা ন্ড' });
  expect(answer.different).toEqual(['ন্ড']);
}, 30_000);

test('visitors of Latin pages can type what is on a keyboard', async () => {
  const fonts = await fontsOf({ language: 'fr', script: 'latin', text: 'été, cœur' });
  const file = fileOf(fonts, 'anek-latin-text');
  const axes = axesOf('latin', 'text');
  const text = `${keyboard}œ`;
  expect(ask({ file, script: 'latin', axes, language: 'fr', text }).lacking).toBe('');
}, 30_000);

test('every language has what stands in numbers and ranges of them', async () => {
  const fonts = await fontsOf({ language: 'ko', script: 'korean', text: '누구나' });
  const file = fileOf(fonts, 'anek-latin-text');
  const axes = axesOf('korean', 'text');
  const text = new Intl.NumberFormat('en').formatRange(1234.5, 67890);
  expect(ask({ file, script: 'latin', axes, language: 'ko', text }).lacking).toBe('');
}, 30_000);
