import { retryDelays, retryFiles } from '../src/browser/retry-files';

beforeAll(retryFiles);

test('a style sheet that fails is requested again, each time after a longer wait', () => {
  jest.useFakeTimers();
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
  jest.useRealTimers();
});

test('a picture that fails is requested again, and once more when the device is online', () => {
  jest.useFakeTimers();
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
  dispatchEvent(new Event('online'));
  expect(requests).toHaveBeenCalledTimes(retryDelays.length + 1);
  jest.useRealTimers();
});
