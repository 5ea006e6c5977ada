import { whenNear } from '../src/browser/near';

test('without an observer, a part hydrates when the browser has been idle for long', async () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div data-hydrate-near="a"></div><div data-hydrate-near="b"></div>';
  const hydrated = jest.fn();
  void whenNear('a').then(hydrated);
  void whenNear('b').then(hydrated);
  await jest.advanceTimersByTimeAsync(5000);
  expect(hydrated).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(hydrated).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
