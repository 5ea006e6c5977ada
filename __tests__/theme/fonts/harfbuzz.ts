import { readFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { convert } from 'fontverter';
import type * as HarfBuzz from 'harfbuzzjs';
import { distinctRuns } from '../../../plugins/gatsby-plugin-subset-fonts/src/characters';
import type { Instance } from '../../../plugins/gatsby-plugin-subset-fonts/src/families';
import { fontScripts } from '../../../src/theme/font-scripts';
import { openFont } from '../../../plugins/gatsby-plugin-subset-fonts/src/open';
import { coverage } from '../../../plugins/gatsby-plugin-subset-fonts/src/shaping';

/** A font file to compare with the family that it is a subset of. */
export interface Question {
  file: string;
  script: keyof typeof fontScripts;
  axes: Instance['axes'];
  language: string;
  text: string;
}

export interface Answer {
  /** The characters that the family has and the file lacks. */
  lacking: string;
  /** The number of compared words, and the words that the file draws differently. */
  words: number;
  different: string[];
}

interface Drawn {
  outline: string;
  numbers: number[];
}

/** The result of shaping: outlines and positions, without glyph ids. */
async function drawer(font: Uint8Array, language: string): Promise<(word: string) => Drawn> {
  const harfbuzz: typeof HarfBuzz = await import('harfbuzzjs');
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(font)));
  const buffer = new harfbuzz.Buffer();
  return (word) => {
    buffer.reset();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    harfbuzz.shape(shaper, buffer);
    const path = buffer.getGlyphInfos().map(({ codepoint }) => shaper.glyphToPath(codepoint));
    const places = buffer
      .getGlyphPositions()
      .flatMap(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset]);
    const drawn = path.join();
    const numbers = [...drawn.matchAll(/-?[\d.]+/g)].map(([value]) => Number(value));
    return { outline: drawn.replaceAll(/[-\d.]+/g, '#'), numbers: [...numbers, ...places] };
  };
}

/** Ignores rounding errors of up to 2 units of 2,000. */
const differs = (a: Drawn, b: Drawn) =>
  a.outline !== b.outline ||
  a.numbers.some((value, index) => !(Math.abs(value - (b.numbers[index] ?? NaN)) <= 2));

async function answer({ file, script, axes, language, text }: Question): Promise<Answer> {
  const built = await convert(await readFile(file), 'sfnt');
  const whole = await openFont({ ...fontScripts[script], file: script }, axes);
  const has = await coverage(built);
  const available = await coverage(whole);
  const characters = [...new Set(text + text.normalize('NFD'))].filter((one) => available.has(one));
  const words = distinctRuns(text, characters);
  const [ours, theirs] = [await drawer(built, language), await drawer(whole, language)];
  return {
    lacking: characters.filter((one) => !has.has(one)).join(''),
    words: words.length,
    different: words.filter((word) => differs(ours(word), theirs(word))),
  };
}

async function answerAll(questions: readonly Question[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  // One after another: wawoff2 returns views of one memory, so two files at once overwrite each other.
  for (const question of questions) answers.push(await answer(question));
  return answers;
}

void json(process.stdin)
  .then((questions) => answerAll(questions as Question[]))
  .then((found) => process.stdout.write(JSON.stringify(found)));
