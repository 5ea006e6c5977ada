import fc from 'fast-check';
import { codePoints } from '../../../src/gatsby/fonts/characters';
import { groupCharacters, shortLines, splitIntoPages } from '../../../src/gatsby/fonts/groups';
import { readSite } from './site';

const page = fc.string({
  unit: fc.constantFrom(...Array.from('가나다라마바사아자차카타파하')),
  maxLength: 20,
});

test('every character is in exactly one group', () => {
  fc.assert(
    fc.property(fc.array(page), page, (pages, rest) => {
      const all = codePoints(...pages, rest);
      const grouped = groupCharacters(pages, all).flat();
      expect(grouped.toSorted()).toEqual(all.toSorted());
    }),
  );
});

test('one page makes one group', () => {
  expect(groupCharacters(['가나다'], codePoints('가나다'))).toEqual([codePoints('가나다')]);
});

test('the home page loads nothing that it does not use', () => {
  const { pages } = readSite('ja');
  const texts = pages.map(({ text }) => text);
  const home = new Set(codePoints(texts[0] ?? ''));
  const loaded = groupCharacters(texts, codePoints(...texts)).filter((group) =>
    group.some((point) => home.has(point)),
  );
  expect(loaded.flat().every((point) => home.has(point))).toBe(true);
});

test('characters that stand on no page come last, in small groups', () => {
  const pages = ['가나', '가나'];
  const groups = groupCharacters(pages, codePoints('가나', '다라'));
  expect(groups).toEqual([codePoints('가나'), codePoints('다라')]);
});

test('a text without pages is cut at lines, and nothing is lost', () => {
  const { text } = readSite('ko');
  const pages = splitIntoPages(text);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.join('').trimEnd()).toBe(text.trimEnd());
});

test('short lines may be headlines, sentences are not', () => {
  const page =
    '最近の仕事\n大きな予算がなくても、良いデザインは誰の手にも届くべきだと信じています。';
  expect(shortLines(page)).toBe('最近の仕事');
});
