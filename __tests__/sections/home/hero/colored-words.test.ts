import fc from 'fast-check';
import { accented } from '../../../../src/sections/home/hero/colored-words';

describe('accented', () => {
  it.each([
    ['Anyone Can Build A Brand.', 'Brand.', 'Anyone Can Build A ', 'Brand.', ''],
    ['ブランドは、誰にでもつくれる。', 'ブランド', '', 'ブランド', 'は、誰にでもつくれる。'],
    ['যে কেউ ব্র্যান্ড গড়তে পারেন।', 'Brand.', 'যে কেউ ব্র্যান্ড গড়তে পারেন', '।', ''],
    ['Build A Brand. ', 'Brand. ', 'Build A ', 'Brand.', ' '],
    ['Build A Brand. ', 'Label', 'Build A Brand', '.', ' '],
    ['No words, no stop', 'Brand.', 'No words, no stop', '', ''],
  ])('%s with %s', (title, words, before, accent, after) => {
    expect(accented(title, words)).toEqual({ before, accent, after });
  });

  it('never changes the text of the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (title, words) => {
        const { before, accent, after } = accented(title, words);
        expect(before + accent + after).toBe(title);
      }),
    );
  });
});
