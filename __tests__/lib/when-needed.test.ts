import { fetchCode, whenNear } from '../../src/lib/when-needed';

const failure = new Error('no signal');
const failing = () => jest.fn<Promise<string>, []>().mockRejectedValue(failure);

describe('code', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('that fails to come is fetched again', async () => {
    const load = failing().mockRejectedValueOnce(failure).mockResolvedValue('code');
    const fetched = fetchCode(load);
    await jest.runAllTimersAsync();
    await expect(fetched).resolves.toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('that never comes is not fetched for ever', async () => {
    const load = failing();
    const given = fetchCode(load).catch((error: unknown) => error);
    await jest.runAllTimersAsync();
    await expect(given).resolves.toBe(failure);
    expect(load.mock.calls.length).toBeGreaterThan(1);
  });

  test('that hangs is given up when the visitor can wait no longer', async () => {
    const given = fetchCode(() => new Promise(() => undefined), 1000).catch(() => 'given up');
    await jest.advanceTimersByTimeAsync(1000);
    await expect(given).resolves.toBe('given up');
  });
});

test('what is not there is not waited for', async () => {
  await expect(whenNear('nowhere')).resolves.toBeUndefined();
});

test('what is there is waited for until it comes near', async () => {
  document.body.innerHTML = '<div id="form"></div>';
  let report: (near: boolean) => void = () => undefined;
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      report = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  const arrived = jest.fn();
  const near = whenNear('form').then(arrived);
  report(false);
  await Promise.resolve();
  expect(arrived).not.toHaveBeenCalled();
  report(true);
  await near;
  expect(arrived).toHaveBeenCalledTimes(1);
});
