import { noteLanguageChoices, redirectByLanguage } from '../../src/i18n/detect-page';

noteLanguageChoices();

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'i18next=fr';
});
afterEach(() => {
  document.cookie = 'i18next=; max-age=0';
  history.replaceState(null, '', '/');
});

test('a choice of English holds against a cookie, which stays as it is', () => {
  history.replaceState(null, '', '/services?lng=en&package=pro');
  redirectByLanguage();
  expect(document.cookie).toBe('i18next=fr');
  expect(localStorage.getItem('i18nextLng')).toBe('en');
  expect(location.search).toBe('?lng=en&package=pro');
  document.body.innerHTML = '<a href="/career">Career</a>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(link.getAttribute('href')).toMatch(/\/career\?lng=en$/);
});

test('a browser that refuses to tidy the address keeps it', () => {
  history.replaceState(null, '', '/bn/services?lng=bn');
  const refuse = jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(redirectByLanguage).not.toThrow();
  refuse.mockRestore();
});

test('a choice of another language is in its address', () => {
  history.replaceState(null, '', '/bn/services?lng=bn');
  redirectByLanguage();
  expect(document.cookie).toBe('i18next=fr');
  expect(location.href).toMatch(/\/bn\/services$/);
});
