import { withTimeout } from '../../src/lib/with-timeout';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('gives what comes in time', async () => {
  await expect(withTimeout(Promise.resolve('here'), 10)).resolves.toBe('here');
  await expect(withTimeout(Promise.reject(new Error('refused')), 10)).rejects.toThrow('refused');
});

test('ends a wait for what never comes', async () => {
  const ending = expect(withTimeout(new Promise(() => undefined), 10)).rejects.toThrow('10 ms');
  jest.advanceTimersByTime(10);
  await ending;
});
