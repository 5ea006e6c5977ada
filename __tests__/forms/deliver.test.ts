import '../helpers/indexed-db';
import { webcrypto } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { TextEncoder } from 'node:util';
import { waitFor } from '@testing-library/react';
import { deliver, timeoutMs } from '../../src/forms/deliver';
import type { SendResult } from '../../src/forms/email-client';
import { deleteExpiredAttempts } from '../../src/forms/ledger';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.assign(globalThis, { TextEncoder });

const message = { name: 'Mina', message: 'Hi' };
const unconfirmed = { confirmed: false, onLateArrival: () => undefined };
const confirmed = { ...unconfirmed, confirmed: true };

function clientOf(...answers: SendResult[]) {
  const send = jest.fn(() => Promise.resolve(answers.shift() ?? 'arrived'));
  return { send };
}

beforeEach(() => deleteExpiredAttempts(Infinity));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a delivered message is not sent again', async () => {
  const client = clientOf('arrived');
  expect(await deliver(client, message, unconfirmed)).toEqual({ kind: 'arrived' });
  expect(await deliver(client, message, unconfirmed)).toMatchObject({ kind: 'already' });
  expect(await deliver(client, { ...message, message: 'Ho' }, unconfirmed)).toEqual({
    kind: 'arrived',
  });
  expect(client.send).toHaveBeenCalledTimes(2);
});

test('a rejected message can be sent again at once', async () => {
  const client = clientOf('refused', 'arrived');
  expect(await deliver(client, message, unconfirmed)).toEqual({ kind: 'refused' });
  expect(await deliver(client, message, unconfirmed)).toEqual({ kind: 'arrived' });
});

test('an unconfirmed message is sent again only after the visitor was told', async () => {
  const client = clientOf('unknown', 'refused', 'arrived');
  expect(await deliver(client, message, unconfirmed)).toEqual({ kind: 'unknown' });
  expect(await deliver(client, message, unconfirmed)).toEqual({ kind: 'doubtful' });
  expect(client.send).toHaveBeenCalledTimes(1);
  expect(await deliver(client, message, confirmed)).toEqual({ kind: 'refused' });
  expect(await deliver(client, message, unconfirmed)).toEqual({ kind: 'doubtful' });
  expect(await deliver(client, message, confirmed)).toEqual({ kind: 'arrived' });
});

test('a response times out, and a late response still counts', async () => {
  jest.useFakeTimers();
  let reply: (delivery: SendResult) => void = () => undefined;
  const send = () => new Promise<SendResult>((resolve) => (reply = resolve));
  const onLateArrival = jest.fn();
  const waiting = jest.fn(send);
  const outcome = deliver({ send: waiting }, message, {
    confirmed: false,
    onLateArrival: onLateArrival,
  });
  while (waiting.mock.calls.length === 0) await turn();
  await jest.advanceTimersByTimeAsync(timeoutMs);
  expect(await outcome).toEqual({ kind: 'unknown' });
  jest.useRealTimers();
  expect(onLateArrival).not.toHaveBeenCalled();
  reply('arrived');
  await waitFor(() => expect(onLateArrival).toHaveBeenCalled());
  expect(onLateArrival).toHaveBeenCalledTimes(1);
  expect(await deliver(clientOf(), message, unconfirmed)).toMatchObject({ kind: 'already' });
});

test('an answer in time counts, however long the ledger takes to write it down', async () => {
  jest.useFakeTimers();
  let reply: (delivery: SendResult) => void = () => undefined;
  const send = jest.fn(() => new Promise<SendResult>((resolve) => (reply = resolve)));
  const outcome = deliver({ send }, message, unconfirmed);
  while (send.mock.calls.length === 0) await turn();
  jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => ({}) as IDBRequest);
  await jest.advanceTimersByTimeAsync(timeoutMs - 1000);
  reply('refused');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toEqual({ kind: 'refused' });
});
