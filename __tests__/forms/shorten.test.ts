import fc from 'fast-check';
import { longestUrl, shorten } from '../../src/forms/shorten';
import { whatsappUrl } from '../../src/lib/chat';

/** The characters that a text takes in an address: an apostrophe takes three here, one by `encodeURIComponent`. */
const lengthInUrl = (text: string): number =>
  whatsappUrl({ number: '', greeting: text }).length -
  whatsappUrl({ number: '', greeting: '' }).length;

test('a text of any length and script fits into an address, and a short one stays whole', () => {
  const text = fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 1, max: 400 }))
    .map(([part, count]) => part.repeat(count));
  fc.assert(
    fc.property(text, (typed) => {
      const short = shorten(typed, longestUrl.mail);
      expect(lengthInUrl(short)).toBeLessThanOrEqual(longestUrl.mail);
      expect(typed.startsWith(short.replace(/…$/, ''))).toBe(true);
      if (lengthInUrl(typed) <= longestUrl.mail) expect(short).toBe(typed);
    }),
    { examples: [[" '".repeat(332)]] },
  );
});
