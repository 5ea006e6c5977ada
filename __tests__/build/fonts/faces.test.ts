/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askFonts, type Fonts, type FontText } from '../../../src/build/fonts';
import { cuts, type Cut } from '../../../src/build/fonts/families';
import { figures, keyboard } from '../../../src/build/fonts/characters';
import type { Answer, Question } from './harfbuzz';
import { readSite } from './site';

interface Look {
  text: FontText;
  /** Which file to look at: its family's part of the name and its cut. */
  family: string;
  cut?: Cut['name'];
  /** What it is asked to draw, where that is not the text itself. */
  asked?: string;
  /** The script of the family, where that is not the text's. */
  script?: FontText['script'];
}

const family = { bn: 'anek-bangla', hi: 'anek-devanagari' } as const;
const script = { bn: 'bengali', hi: 'devanagari' } as const;
const joining = ['bn', 'hi'] as const;
const composed = [
  ['bn', 'composed vowel signs', '\u0995\u09cb \u0995\u09cc'],
  ['bn', 'a dot below, apart', '\u0997\u09be\u09a1\u09bc\u09bf'],
  ['hi', 'a dot below, apart', '\u095c \u0915\u093c'],
] as const;
const numbers = new Intl.NumberFormat('en').formatRange(1234.5, 67890);
const typed = `${keyboard}œ`;

/** Everything that the tests look at, by its name: cut in one process and drawn in another, as both take long to start. */
const looks: Record<string, Look> = {
  ...Object.fromEntries(
    joining.flatMap((language) =>
      (['text', 'bold'] as const).map((cut) => [
        `${cut} of ${language}`,
        { text: readSite(language), family: family[language], cut },
      ]),
    ),
  ),
  ...Object.fromEntries(
    joining.map((language) => [
      `figures of ${language}`,
      {
        text: {
          language,
          script: script[language],
          text: figures[script[language]]?.at(-1) ?? '',
        },
        family: family[language],
        asked: figures[script[language]] ?? '',
      },
    ]),
  ),
  ...Object.fromEntries(
    composed.map(([language, what, text]) => [
      `${language}: ${what}`,
      { text: { language, script: script[language], text }, family: family[language] },
    ]),
  ),
  keyboard: {
    text: { language: 'fr', script: 'latin', text: 'été, cœur' },
    family: 'anek-latin',
    asked: typed,
  },
  numbers: {
    text: { language: 'ko', script: 'korean', text: '누구나' },
    family: 'anek-latin',
    asked: numbers,
    script: 'latin',
  },
};

let folder: string;
let answers: Record<string, Answer & { bytes: number }>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  const all = Object.values(looks);
  const fonts = await askFonts({
    task: 'languages',
    inputs: all.map(({ text }) => text),
    folder,
    kept: folder,
  });
  const questions = all.map((look, index) => questionOf(look, fonts[index]));
  const found = ask(questions);
  const sizes = await Promise.all(questions.map(({ file }) => stat(file)));
  answers = Object.fromEntries(
    Object.keys(looks).map((name, index) => {
      const [answer, size] = [found[index], sizes[index]];
      if (!answer || !size) throw new Error(`no answer about ${name}`);
      return [name, { ...answer, bytes: size.size }];
    }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

function questionOf(look: Look, fonts: Fonts | undefined): Question {
  const { text, family: name, cut = 'text', asked, script: drawn = text.script } = look;
  const file = fonts?.files.find((own) => own.startsWith(`${name}-${cut}.`)) ?? name;
  const axes = cuts[text.script].find((one) => one.name === cut)?.axes ?? { wght: NaN, wdth: NaN };
  const { language } = text;
  return {
    file: path.join(folder, file),
    script: drawn,
    axes,
    language,
    text: asked ?? text.text,
  };
}

/** HarfBuzz is a kind of module that Jest cannot load. */
function ask(questions: readonly Question[]): Answer[] {
  const reader = path.join(__dirname, 'harfbuzz.ts');
  const answer = execFileSync(process.execPath, ['--import', 'tsx', reader], {
    input: JSON.stringify(questions),
  });
  return JSON.parse(answer.toString()) as Answer[];
}

describe.each(joining)('the fonts of %s', (language) => {
  test.each(['text', 'bold'])('draw every word of %s as the whole font does', (cut) => {
    const answer = answers[`${cut} of ${language}`];
    expect(answer?.words).toBeGreaterThan(300);
    expect(answer).toMatchObject({ lacking: '', different: [] });
    expect(answer?.bytes).toBeLessThan(30_000);
  });

  test('have digits though no text has them', () => {
    expect(answers[`figures of ${language}`]?.lacking).toBe('');
  });
});

test.each(composed)('%s draws %s', (language, what) => {
  expect(answers[`${language}: ${what}`]).toMatchObject({ lacking: '', different: [] });
});

test('visitors of Latin pages can type what is on a keyboard', () => {
  expect(answers['keyboard']?.lacking).toBe('');
});

test('every language has what stands in numbers and ranges of them', () => {
  expect(answers['numbers']?.lacking).toBe('');
});
