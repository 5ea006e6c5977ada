/** @jest-environment node */
import { expiryFaults } from '../../src/content/expiry';
import type { Content } from '../../src/content/load';

const contentUntil = (securityUntil?: string) =>
  ({ site: [{ file: 'site.yaml', languages: { en: { securityUntil } } }] }) as unknown as Content;

const now = new Date('2027-01-01T12:00:00Z');

test.each([
  ['a day that is far enough away', '2027-06-30', 0],
  ['a day within the next month', '2027-01-20', 1],
  ['a day that is over', '2026-12-31', 1],
  ['no day', undefined, 0],
])('%s', (_, until, faults) => {
  const found = expiryFaults(contentUntil(until), now);
  expect(found).toHaveLength(faults);
  // Time alone stops no build.
  expect(found.every(({ gap }) => gap)).toBe(true);
});
