/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { runFontJob, type Fonts } from '../../../plugins/gatsby-plugin-subset-fonts/src/font-job';
import type { FontText } from '../../../plugins/gatsby-plugin-subset-fonts/src/fonts';
import type { Instance } from '../../../plugins/gatsby-plugin-subset-fonts/src/families';
import { fontScripts as scripts, keyboard } from '../../../src/theme/font-scripts';
import type { Script } from '../../../src/i18n/languages';
import { makeFolder } from '../../../plugins/testing/make-folder';
import type { Answer, Question } from './harfbuzz';
import { readSite } from './site';

interface Look {
  text: FontText & { script: Script };
  /** The file to test: its family and its instance. */
  family: string;
  cut?: Instance['name'];
  /** The text to draw. Default: the text of the font. */
  asked?: string;
  /** The script of the family. Default: the script of the text. */
  script?: Script;
}

const joining = [
  { language: 'bn', script: 'bengali', family: 'anek-bangla' },
  { language: 'hi', script: 'devanagari', family: 'anek-devanagari' },
] as const;
const latin = { family: 'anek-latin', script: 'latin' } as const;

/** All fonts of the tests by name. One process makes them and another draws them, because both are slow to start. */
const looks: Record<string, Look> = {
  keyboard: {
    ...latin,
    text: { language: 'fr', script: 'latin', text: 'été, cœur' },
    asked: `${keyboard}œ`,
  },
  numbers: {
    ...latin,
    text: { language: 'ko', script: 'korean', text: '누구나' },
    asked: new Intl.NumberFormat('en').formatRange(1234.5, 67890),
  },
};
for (const { language, script, family } of joining) {
  const look = (text: string) => ({ text: { language, script, text }, family });
  const digits = scripts[script].figures ?? '';
  looks[`figures of ${language}`] = { ...look(digits.slice(-1)), asked: digits };
  looks[`vowel signs and dots of ${language}`] = look(
    language === 'bn'
      ? '\u0995\u09cb \u0995\u09cc \u0997\u09be\u09a1\u09bc\u09bf'
      : '\u095c \u0915\u093c',
  );
  for (const cut of ['text', 'bold'] as const)
    looks[`${cut} of ${language}`] = { text: readSite(language), family, cut };
}

let answers: Record<string, Answer & { bytes: number }>;
beforeAll(async () => {
  const folder = makeFolder();
  const inputs = Object.values(looks).map(({ text }) => text);
  const fonts = await runFontJob({ task: 'languages', scripts, inputs, folder, cache: folder });
  const questions = Object.values(looks).map((look, index) =>
    questionOf(look, folder, fonts[index]),
  );
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

function questionOf(look: Look, folder: string, fonts: Fonts | undefined): Question {
  const { text, family, cut = 'text', asked = text.text, script = text.script } = look;
  const file = fonts?.files.find((own) => own.startsWith(`${family}-${cut}.`)) ?? family;
  const axes = scripts[text.script].instances.find((one) => one.name === cut)?.axes ?? {
    wght: NaN,
    wdth: NaN,
  };
  const { language } = text;
  return { file: path.join(folder, file), script, axes, language, text: asked };
}

/** Jest cannot load the HarfBuzz module. */
function ask(questions: readonly Question[]): Answer[] {
  const reader = path.join(__dirname, 'harfbuzz.ts');
  const answer = execFileSync(process.execPath, ['--import', 'tsx', reader], {
    input: JSON.stringify(questions),
  });
  return JSON.parse(answer.toString()) as Answer[];
}

test.each(joining)('the fonts of $language draw all words as the whole font does', (joined) => {
  for (const cut of ['text', 'bold']) {
    const answer = answers[`${cut} of ${joined.language}`];
    expect(answer?.words).toBeGreaterThan(300);
    expect(answer).toMatchObject({ lacking: '', different: [] });
    expect(answer?.bytes).toBeLessThan(30_000);
  }
  const signs = answers[`vowel signs and dots of ${joined.language}`];
  expect(signs).toMatchObject({ lacking: '', different: [] });
});

test('fonts include digits, keyboard characters and number ranges that no text contains', () => {
  for (const name of ['figures of bn', 'figures of hi', 'keyboard', 'numbers'])
    expect([name, answers[name]?.lacking]).toEqual([name, '']);
});
