/** @jest-environment node */
import { codePoints, distinctRuns, inUnicodeRange } from '../../../src/gatsby/fonts/characters';
import type { DraftFace } from '../../../src/gatsby/fonts/draft';
import { draftFaces } from '../../../src/gatsby/fonts/faces';
import { loadShaper, type Axes } from '../../../src/gatsby/fonts/harfbuzz';
import { coverage, shaperOf, widthOf } from '../../../src/gatsby/fonts/shaping';
import { openFont, openJoining } from '../../../src/gatsby/fonts/sources';
import { readSite } from './site';

interface Drawn {
  path: string;
  width: number;
  x: number;
  y: number;
}

/** What shaping puts on the page: outlines and places, not the glyphs' numbers. */
async function drawer(font: Uint8Array, axes: Axes, language: string) {
  const { Buffer, shape } = await loadShaper();
  const { shaper } = await shaperOf(font, axes);
  const paths = new Map<number, string>();
  const buffer = new Buffer();
  return (word: string): Drawn[] => {
    buffer.reset();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    shape(shaper, buffer);
    const places = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const path = paths.get(codepoint) ?? shaper.glyphToPath(codepoint);
      paths.set(codepoint, path);
      const place = places[index];
      return {
        path,
        width: place?.xAdvance ?? NaN,
        x: place?.xOffset ?? NaN,
        y: place?.yOffset ?? NaN,
      };
    });
  };
}

/** Fixing an axis rounds once more than varying along it: a unit of 2,000 is no difference. */
function differs(a: readonly Drawn[], b: readonly Drawn[]): boolean {
  const shape = (glyphs: readonly Drawn[]) =>
    glyphs.map(({ path }) => path.replaceAll(/[-\d.]+/g, '#')).join();
  const numbers = (glyphs: readonly Drawn[]) =>
    glyphs.flatMap(({ path, width, x, y }) => [
      ...[...path.matchAll(/-?[\d.]+/g)].map(([value]) => Number(value)),
      width,
      x,
      y,
    ]);
  const others = numbers(b);
  return (
    shape(a) !== shape(b) ||
    numbers(a).some((value, index) => !(Math.abs(value - (others[index] ?? NaN)) <= 2))
  );
}

const ofFamily = (faces: readonly DraftFace[], family: string) =>
  faces.filter((face) => face.family === family);

describe.each([
  { language: 'bn', script: 'bengali', family: 'Anek Bangla' },
  { language: 'hi', script: 'devanagari', family: 'Anek Devanagari' },
] as const)('$family', ({ language, script, family }) => {
  const site = readSite(language);
  const cuts = [
    { weight: '400 599', axes: { wght: 400, wdth: 100 } },
    { weight: '600 800', axes: { wght: 800, wdth: 125 } },
  ];
  let faces: DraftFace[];
  beforeAll(async () => {
    faces = ofFamily(await draftFaces(site), family);
  });

  test('has in its range the parts that browsers take letters apart into', async () => {
    const available = await coverage(await openJoining(script));
    const parts = codePoints(site.text.normalize('NFD')).filter((point) => available.has(point));
    for (const { unicodeRange } of faces)
      expect(parts.filter((part) => !inUnicodeRange(unicodeRange)(part))).toEqual([]);
  });

  test.each(cuts)(
    'draws every word at $weight as the whole font does',
    async ({ weight, axes }) => {
      const whole = await openJoining(script);
      const face = faces.find((candidate) => candidate.weight === weight);
      const built = await drawer(face?.font ?? new Uint8Array(), {}, language);
      const original = await drawer(whole, axes, language);
      const words = distinctRuns(site.text, await coverage(whole));
      expect(words.length).toBeGreaterThan(900);
      expect(words.filter((word) => differs(built(word), original(word)))).toEqual([]);
    },
  );

  test('leaves out most of the whole font', async () => {
    const whole = await openJoining(script);
    for (const { font } of faces) expect(font.length).toBeLessThan(whole.length / 10);
  });
});

test.each([
  {
    language: 'bn',
    script: 'bengali',
    letters: 'composed vowel signs',
    text: '\u0995\u09cb \u0995\u09cc',
  },
  {
    language: 'bn',
    script: 'bengali',
    letters: 'a dot below, apart',
    text: '\u0997\u09be\u09a1\u09bc\u09bf',
  },
  {
    language: 'bn',
    script: 'bengali',
    letters: 'a dot below, in one',
    text: '\u0997\u09be\u09dc\u09bf',
  },
  {
    language: 'hi',
    script: 'devanagari',
    letters: 'a dot below, apart',
    text: '\u095c \u0915\u093c',
  },
  { language: 'hi', script: 'devanagari', letters: 'a dot below, in one', text: '\u0929 \u0958' },
] as const)('$script draws $letters', async ({ language, script, text }) => {
  const whole = await drawer(await openJoining(script), { wght: 400, wdth: 100 }, language);
  const faces = await draftFaces({ language, script, text });
  const face = faces.find(({ name }) => name.endsWith('text') && !name.includes('latin'));
  const built = await drawer(face?.font ?? new Uint8Array(), {}, language);
  expect(text.split(' ').filter((word) => differs(built(word), whole(word)))).toEqual([]);
});

test('a conjunct that no text has falls apart, which is why form fields take the system font', async () => {
  const faces = await draftFaces({ language: 'bn', script: 'bengali', text: 'নকশা ব র ন ড ্' });
  const [face] = ofFamily(faces, 'Anek Bangla');
  const built = await drawer(face?.font ?? new Uint8Array(), {}, 'bn');
  const whole = await drawer(await openJoining('bengali'), { wght: 400, wdth: 100 }, 'bn');
  expect(differs(built('নকশা'), whole('নকশা'))).toBe(false);
  expect(differs(built('ন্ড'), whole('ন্ড'))).toBe(true);
});

test('Latin letters vary in weight and width where Latin is the script, and come in two cuts elsewhere', async () => {
  const { Blob, Face } = await loadShaper();
  const axes = ({ font }: DraftFace) => Object.keys(new Face(new Blob(font)).getAxisInfos());
  const english = ofFamily(await draftFaces(readSite('en')), 'Anek Latin');
  expect(english.map(axes)).toEqual([['wght', 'wdth']]);
  const korean = ofFamily(
    await draftFaces({ language: 'ko', script: 'korean', text: '로고' }),
    'Anek Latin',
  );
  expect(korean.map(axes)).toEqual([[], []]);
});

test('every Latin face has what is on a keyboard, and capitals of the letters in the text', async () => {
  const [face] = await draftFaces({ language: 'fr', script: 'latin', text: 'été, cœur' });
  const has = await coverage(face?.font ?? new Uint8Array());
  const wanted = codePoints('AZaz09~!@#$%^&*()[]{}<>|\\`"\'–—‘’“”…€×·éÉœŒ');
  expect(wanted.filter((point) => !has.has(point))).toEqual([]);
});

test('digits are there though no text has them', async () => {
  const faces = await draftFaces({ language: 'hi', script: 'devanagari', text: 'नमस्ते' });
  const [face] = ofFamily(faces, 'Anek Devanagari');
  const has = await coverage(face?.font ?? new Uint8Array());
  expect(codePoints('०१२३४५६७८९₹').filter((point) => !has.has(point))).toEqual([]);
});

test('names of other languages and signs get small faces of their own', async () => {
  const text = 'Next → ★ ✓ ৳ 500';
  const input = {
    language: 'en',
    script: 'latin',
    text,
    otherScripts: 'বাংলা हिन्दी 한국어 日本語',
  } as const;
  const foreign = ofFamily(await draftFaces(input), 'Other Scripts');
  expect(foreign.map(({ name }) => name).toSorted()).toEqual([
    'anek-bangla-names',
    'anek-devanagari-names',
    'noto-sans-jp-names',
    'noto-sans-kr-names',
  ]);
  expect(foreign.every(({ preload }) => !preload)).toBe(true);
});

test('signs that no font has get no face', async () => {
  const faces = await draftFaces({ language: 'ko', script: 'korean', text: 'Logos ✔' });
  expect(ofFamily(faces, 'Other Scripts')).toEqual([]);
});

test('system fonts are scaled until a text is as wide as in the face they stand in for', async () => {
  const text = 'Anyone Can Build A Brand. We draw logos, websites and words.';
  const [face] = await draftFaces({ language: 'en', script: 'latin', text });
  const arial = await openFont('arimo', 'latin-wght');
  const fitted = [
    { weight: '400 599', stretch: '100%', system: 400, axes: { wght: 400, wdth: 100 } },
    { weight: '600 800', stretch: '125%', system: 700, axes: { wght: 800, wdth: 125 } },
  ];
  for (const { weight, stretch, system, axes } of fitted) {
    const fallback = face?.fallbacks.find(
      (candidate) =>
        candidate.family === 'Anek Latin Fallback' &&
        candidate.weight === weight &&
        candidate.stretch === stretch,
    );
    const real = await widthOf(face?.font ?? new Uint8Array(), axes, text);
    const scaled = (fallback?.sizeAdjust ?? NaN) * (await widthOf(arial, { wght: system }, text));
    expect(Math.abs(scaled / real - 1)).toBeLessThan(0.03);
  }
});
