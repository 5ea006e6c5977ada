import { facesOnPage, missingCharacters } from '../../../src/gatsby/fonts';
import { describeCharacters } from '../../../src/gatsby/fonts/coverage';

const bengali = [{ unicodeRange: 'U+20,U+980-9FF' }];

test('letters and emoji without a face are told from signs without one', () => {
  expect(missingCharacters('নকশা 漢 😀 → ✓ ৳', bengali)).toEqual({
    letters: ['漢', '😀'],
    signs: ['→', '✓'],
  });
});

test('spaces, line breaks and invisible joiners need no face', () => {
  expect(missingCharacters('\n\t\u00a0\u202f\u200d\u200c\ufe0f', bengali)).toEqual({
    letters: [],
    signs: [],
  });
});

test('characters are described with their numbers', () => {
  expect(describeCharacters(['漢', '😀'])).toBe('漢 (U+6F22), 😀 (U+1F600)');
});

test('a page loads the faces its characters and weights ask for', () => {
  const face = { family: 'F', bytes: 1, preload: false, fallbacks: [] };
  const metrics = { ascent: 1, descent: 0, lineGap: 0 };
  const faces = [
    { ...face, metrics, file: 'text', weight: '400 599', unicodeRange: 'U+41-5A' },
    { ...face, metrics, file: 'bold', weight: '600 800', unicodeRange: 'U+41-5A' },
    { ...face, metrics, file: 'other', weight: '400 800', unicodeRange: 'U+61' },
  ];
  const files = (text: string, bold: string) =>
    facesOnPage(text, bold, faces).map(({ file }) => file);
  expect(files('A', '')).toEqual(['text']);
  expect(files('', 'A')).toEqual(['bold']);
  expect(files('Aa', 'A')).toEqual(['text', 'bold', 'other']);
});
