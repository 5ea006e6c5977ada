import { blockedForMs, maxTries, retryDelays, retryFiles } from '../src/browser/retry-files';

beforeAll(() => {
  jest.useFakeTimers();
  retryFiles();
});
afterAll(() => jest.useRealTimers());

test('while the page is loading, a style sheet that does not come stops blocking it', () => {
  document.body.innerHTML =
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">';
  const links = () => [...document.querySelectorAll('link')];
  const [come, blocking] = links() as [HTMLLinkElement, HTMLLinkElement];
  Object.defineProperty(come, 'sheet', { value: new CSSStyleSheet() });
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  jest.advanceTimersByTime(blockedForMs);
  const [first, second] = links();
  expect(first).toBe(come);
  expect(second).not.toBe(blocking);
  expect(second?.href).toBe(blocking.href);
  state.mockReturnValue('interactive');
  jest.advanceTimersByTime(blockedForMs);
  expect(links()[1]).toBe(second);
  state.mockRestore();
});

test('a style sheet that fails is requested again, each time after a longer wait', () => {
  document.body.innerHTML = '<link rel="stylesheet" href="/static/styles/a.css">';
  const link = () => document.querySelector('link') as HTMLLinkElement;
  for (const delay of retryDelays) {
    const failed = link();
    failed.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(delay - 1);
    expect(link()).toBe(failed);
    jest.advanceTimersByTime(1);
    expect(link()).not.toBe(failed);
    expect(link().href).toBe(failed.href);
  }
  const last = link();
  last.dispatchEvent(new Event('error'));
  jest.runAllTimers();
  expect(link()).toBe(last);
});

test('a picture that fails is requested again, and later whenever there may be a connection', () => {
  document.body.innerHTML = '<img src="/static/a.jpg" alt="">';
  const picture = document.querySelector('img') as HTMLImageElement;
  const requests = jest.spyOn(picture, 'setAttribute');
  for (const delay of retryDelays) {
    picture.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(delay);
    expect(requests).toHaveBeenLastCalledWith('src', '/static/a.jpg');
  }
  picture.dispatchEvent(new Event('error'));
  jest.runAllTimers();
  expect(requests).toHaveBeenCalledTimes(retryDelays.length);
  const chances = [
    () => dispatchEvent(new Event('online')),
    () => document.dispatchEvent(new Event('visibilitychange')),
    () => document.body.appendChild(new Image()).dispatchEvent(new Event('load')),
  ];
  for (const [index, come] of chances.entries()) {
    come();
    come();
    expect(requests).toHaveBeenCalledTimes(retryDelays.length + index + 1);
    picture.dispatchEvent(new Event('error'));
  }
  for (let load = 0; load < 2 * maxTries; load += 1) {
    chances[2]?.();
    picture.dispatchEvent(new Event('error'));
  }
  expect(requests).toHaveBeenCalledTimes(maxTries);
});
