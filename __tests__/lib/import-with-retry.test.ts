import { importWithRetry } from '../../src/lib/import-with-retry';

const failure = new Error('no signal');
const failing = () => jest.fn<Promise<string>, []>().mockRejectedValue(failure);

describe('code', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('that fails to come is fetched again', async () => {
    const load = failing().mockRejectedValueOnce(failure).mockResolvedValue('code');
    const fetched = importWithRetry(load);
    await jest.runAllTimersAsync();
    await expect(fetched).resolves.toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('that never comes is not fetched for ever', async () => {
    const load = failing();
    const given = importWithRetry(load).catch((error: unknown) => error);
    await jest.runAllTimersAsync();
    await expect(given).resolves.toBe(failure);
    expect(load.mock.calls.length).toBeGreaterThan(1);
  });

  test('that hangs is given up when the visitor can wait no longer', async () => {
    const given = importWithRetry(() => new Promise(() => undefined), 1000).catch(() => 'given up');
    await jest.advanceTimersByTimeAsync(1000);
    await expect(given).resolves.toBe('given up');
  });
});
