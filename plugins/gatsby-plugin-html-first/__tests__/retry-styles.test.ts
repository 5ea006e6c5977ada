import { retryDelays, retryStyles } from '../src/browser/retry-styles';

test('a style sheet that fails is requested again, each time after a longer wait', () => {
  jest.useFakeTimers();
  retryStyles();
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
