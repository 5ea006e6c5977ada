import { persist, whenNear } from '../../src/lib/when-needed';

test('a failed download is tried until it succeeds', async () => {
  jest.useFakeTimers();
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('no signal'))
    .mockRejectedValueOnce(new Error('no signal'))
    .mockResolvedValue('code');
  const loaded = persist(load);
  await jest.runAllTimersAsync();
  await expect(loaded).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
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
