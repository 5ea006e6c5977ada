/** @jest-environment node */
import { expiryErrors } from '../../src/content/expiry';
import { parseFile } from '../../src/content/parse';
import type { Source } from '../../src/content/rules';

const siteUntil = (day?: string): Source => {
  const text = `name: Studio\n${day ? `securityUntil: '${day}'\n` : ''}`;
  const parsed = parseFile('site.yaml', Buffer.from(text));
  return { file: 'site.yaml', collection: 'site', slug: 'site', language: 'en', parsed };
};

const now = new Date('2027-01-01T12:00:00Z');

test.each([
  ['a day that is far enough away', '2027-06-30', 0],
  ['a day within the next month', '2027-01-20', 1],
  ['a day that is over', '2026-12-31', 1],
  ['no day', undefined, 0],
])('%s', (_, until, errors) => {
  const found = expiryErrors([siteUntil(until)], now);
  expect(found).toHaveLength(errors);
  for (const { line } of found) expect(line).toBe(2);
  // Time alone stops no build.
  expect(found.every(({ gap }) => gap)).toBe(true);
});
