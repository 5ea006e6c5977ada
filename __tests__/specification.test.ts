import portfolio from '../locales/en/portfolio.json';
import { toastSettings } from '../src/components/toast/toast';
import { countDelay } from '../src/motion/Counter';
import { reveal } from '../src/motion/useReveal';
import { rotationInterval } from '../src/motion/useRotation';
import { newSum } from '../src/forms/sum';
import { cookieName, queryName, storageKey } from '../src/i18n/detect';
import { defaultLanguage, languageCodes } from '../src/i18n/languages';

/*
 * The figures of docs/requirements.md in code that no other test has. Figures that an editor may change are in content/. Languages and
 * kinds of pictures may be added, but none of these removed.
 */

test('times, distances, keys and names are the specified ones', () => {
  expect(rotationInterval).toBe(3000);
  expect(countDelay).toBe(500);
  expect(reveal).toEqual({ offset: 60, duration: 0.8 });
  expect(toastSettings).toEqual({ duration: 5000, hotkey: { modifier: 'altKey', code: 'KeyT' } });
  expect([queryName, cookieName, storageKey]).toEqual(['lng', 'i18next', 'i18nextLng']);
});

test('the numbers of a sum are 1 to 10', () => {
  expect(newSum(() => 0)).toEqual({ first: 1, second: 1 });
  expect(newSum(() => 1 - Number.EPSILON)).toEqual({ first: 10, second: 10 });
});

test('the seven languages and the eight kinds of pictures are there', () => {
  const kinds = 'logo-design brand-guidelines print-design packaging merchandise web-design';
  expect(defaultLanguage).toBe('en');
  expect(languageCodes).toEqual(expect.arrayContaining(['en', 'fr', 'es', 'bn', 'hi', 'ko', 'ja']));
  for (const kind of `${kinds} social-media brand-strategy`.split(' '))
    expect(portfolio).toHaveProperty(`category-${kind}`);
});
