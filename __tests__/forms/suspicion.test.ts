import { haste, looksAutomatic } from '../../src/forms/suspicion';

test.each([
  [{ trap: '', startedAt: 0, now: haste }, false],
  [{ trap: '', startedAt: 0, now: haste - 1 }, true],
  [{ trap: 'x', startedAt: 0, now: haste * 10 }, true],
])('%j looks automatic: %s', (signs, automatic) => {
  expect(looksAutomatic(signs)).toBe(automatic);
});
