import { minFillTimeMs, looksLikeBot } from '../../src/forms/bot-check';

test.each([
  [{ honeypot: '', startedAt: 0, now: minFillTimeMs }, false],
  [{ honeypot: '', startedAt: 0, now: minFillTimeMs - 1 }, true],
  [{ honeypot: 'x', startedAt: 0, now: minFillTimeMs * 10 }, true],
])('%j looks automatic: %s', (signs, automatic) => {
  expect(looksLikeBot(signs)).toBe(automatic);
});
