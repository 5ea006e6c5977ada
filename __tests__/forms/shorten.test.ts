import fc from 'fast-check';
import { longestUrl, shorten } from '../../src/forms/shorten';
import { encodeForUrl } from '../../src/lib/chat';

test('a text of any length and script fits into an address, and a short one stays whole', () => {
  const text = fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 1, max: 400 }))
    .map(([part, count]) => part.repeat(count));
  fc.assert(
    fc.property(text, (typed) => {
      const short = shorten(typed, longestUrl.mail);
      expect(encodeForUrl(short).length).toBeLessThanOrEqual(longestUrl.mail);
      expect(typed.startsWith(short.replace(/…$/, ''))).toBe(true);
      if (encodeForUrl(typed).length <= longestUrl.mail) expect(short).toBe(typed);
    }),
    { examples: [[" '".repeat(332)]] },
  );
});
