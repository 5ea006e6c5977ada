import fc from 'fast-check';
import { isAtOwnPath, restorePagePath } from '../src/browser/page-path';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  Object.assign(window, { pagePath: undefined });
});

const restored = (path: string) => {
  window.history.replaceState(null, '', new URL(path, window.location.origin));
  restorePagePath();
  return window.location.pathname;
};

test('on a 404 page, whatever the path, Gatsby can decode it and finds no other page', () => {
  const part = fc.constantFrom(...'a / % %2f %252F %3F %23 %5c %25 %E0%A4 %A'.split(' '));
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const path = restored(`/fr/${parts.join('')}`);
      const decoded = decodeURIComponent(path);
      expect(decodeURIComponent(decoded)).toBe(decoded);
      expect(decoded).not.toMatch(/[?#\\]/);
      expect(decoded.split('/')).toHaveLength(path.split('/').length);
    }),
  );
});

test('a path of letters and spaces stays', () => {
  const path = encodeURI('/bn/আমাদের কাজ');
  expect(restored(path)).toBe(path);
});

test.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['/support//faq', '/support/faq'],
  ['/support/index.html', '/support'],
  ['/career%2f', '/career'],
  ['/Career.html', '/career'],
  ['/bn/%E0%A6%95/', '/bn/ক'],
])('the spelling %s becomes the own path of the page', (address, pagePath) => {
  Object.assign(window, { pagePath });
  expect(restored(address)).toBe(encodeURI(pagePath));
});

test.each([
  ['/mirror/support/faq.html', '/support/faq'],
  ['/web/2026/https://nakshi.studio/services/x', '/services/x'],
  ['/mirror/', '/'],
  ['/mirror/index.html', '/'],
])('the address %s is that of a copy', (address, pagePath) => {
  window.history.replaceState(null, '', new URL(address, window.location.origin));
  Object.assign(window, { pagePath });
  expect(isAtOwnPath()).toBe(false);
});
