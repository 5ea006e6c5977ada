import {
  findAttempt,
  forgetAttempt,
  nextTurn,
  noteAttempt,
  repeatLimit,
  sweepLedger,
} from '../../src/forms/ledger';

const now = 1_000_000_000;
const arrived = (digest: string, at: number) => noteAttempt({ digest, at, arrived: true }, at);
beforeEach(() => localStorage.clear());

test('an attempt is found for a day, and its outcome replaces it', () => {
  noteAttempt({ digest: 'a', at: now, arrived: false }, now);
  arrived('a', now + 1);
  expect(findAttempt('a', now + 2)).toEqual({ digest: 'a', at: now + 1, arrived: true });
  expect(findAttempt('a', now + 25 * 60 * 60 * 1000)).toBeUndefined();
  forgetAttempt('a', now + 2);
  expect(findAttempt('a', now + 2)).toBeUndefined();
});

test('after five messages the next one waits until the first is long enough ago', () => {
  for (let count = 0; count < repeatLimit.messages; count += 1) {
    expect(nextTurn(now + count)).toBeUndefined();
    arrived(String(count), now + count);
  }
  const turn = now + repeatLimit.within;
  expect(nextTurn(now + 100)).toBe(turn);
  expect(nextTurn(turn)).toBeUndefined();
});

test('what did not arrive does not count against anyone', () => {
  for (let count = 0; count < 20; count += 1)
    noteAttempt({ digest: String(count), at: now, arrived: false }, now);
  expect(nextTurn(now)).toBeUndefined();
});

test.each(['{', '{}', '[1, null, {"digest": 1}]'])(
  'a broken ledger is an empty one: %s',
  (text) => {
    localStorage.setItem('sent', text);
    expect(findAttempt('a', now)).toBeUndefined();
    expect(nextTurn(now)).toBeUndefined();
  },
);

test('a sweep leaves what is younger than a day, and nothing where nothing is', () => {
  arrived('old', now - 25 * 60 * 60 * 1000);
  arrived('young', now);
  sweepLedger(now);
  expect(findAttempt('young', now)).toBeDefined();
  expect(localStorage.getItem('sent')).not.toContain('old');
  sweepLedger(now + 25 * 60 * 60 * 1000);
  expect(localStorage).toHaveLength(0);
});
