import '../helpers/indexed-db';
import { clear, createStore, set } from 'idb-keyval';
import {
  findAttempt,
  forgetAttempt,
  nextTurn,
  noteAttempt,
  readLedger,
  repeatLimit,
  deleteExpiredAttempts,
} from '../../src/forms/ledger';

const now = 1_000_000_000;
const day = 24 * 60 * 60 * 1000;
const arrived = (digest: string, at: number) => noteAttempt({ digest, at, arrived: true });
const database = createStore('messages', 'ledger');
const find = async (digest: string, at: number) => findAttempt(await readLedger(at), digest);
const turnAt = async (at: number) => nextTurn(await readLedger(at), at);

beforeEach(async () => {
  await deleteExpiredAttempts(Infinity);
  await clear(database);
});

test('an attempt is found for a day, and its outcome replaces it', async () => {
  await noteAttempt({ digest: 'a', at: now, arrived: false });
  await arrived('a', now + 1);
  expect(await readLedger(now + 2)).toEqual([{ digest: 'a', at: now + 1, arrived: true }]);
  expect(await find('a', now + day + 1)).toBeUndefined();
  await forgetAttempt('a', now + 2);
  expect(await find('a', now + 2)).toBeUndefined();
});

test('attempts of tabs that write at the same moment all stay', async () => {
  const tabs = Array.from({ length: 20 }, (_tab, index) => String(index));
  await Promise.all(tabs.map((digest) => noteAttempt({ digest, at: now, arrived: false })));
  expect((await readLedger(now)).map(({ digest }) => digest).sort()).toEqual(tabs.sort());
});

test('after five messages that arrived the next one waits until the first is long enough ago', async () => {
  for (let count = 0; count < 20; count += 1)
    await noteAttempt({ digest: `lost ${count}`, at: now, arrived: false });
  for (let count = 0; count < repeatLimit.messages; count += 1) {
    expect(await turnAt(now + count)).toBeUndefined();
    await arrived(String(count), now + count);
  }
  const turn = now + repeatLimit.within;
  expect(await turnAt(now + 100)).toBe(turn);
  expect(await turnAt(turn)).toBeUndefined();
});

test.each(['{', {}, [1, null, { digest: 1 }]])(
  'a broken ledger is an empty one: %j',
  async (kept) => {
    await set('sent', kept, database);
    expect(await readLedger(now)).toEqual([]);
    await arrived('a', now);
    expect(await find('a', now)).toBeDefined();
  },
);

test('cleanup keeps entries younger than a day, and deletes an empty ledger', async () => {
  await arrived('old', now - day - 1);
  await arrived('young', now);
  await deleteExpiredAttempts(now);
  expect(await find('old', now - day)).toBeUndefined();
  expect(await find('young', now)).toBeDefined();
  expect(localStorage).toHaveLength(1);
  await deleteExpiredAttempts(now + day + 1);
  expect(localStorage).toHaveLength(0);
});

test('where the browser refuses a database, the page remembers by itself', async () => {
  const refuse = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  await arrived('a', now);
  expect(await find('a', now)).toMatchObject({ arrived: true });
  refuse.mockRestore();
});

test('a database that keeps silent does not hold a message up', async () => {
  jest.useFakeTimers();
  const silent = jest
    .spyOn(IDBObjectStore.prototype, 'get')
    .mockImplementation(() => ({}) as IDBRequest);
  const noted = arrived('a', now).then(() => find('a', now));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await noted).toMatchObject({ arrived: true });
  silent.mockRestore();
  jest.useRealTimers();
});
