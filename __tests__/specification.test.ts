import portfolio from '../locales/en/portfolio.json';
import { toastSettings } from '../src/components/toast/toast';
import { slidesInView } from '../src/components/carousel/positions';
import { countDelay } from '../src/motion/useCount';
import { reveal } from '../src/motion/useReveal';
import { rotationInterval } from '../src/motion/useRotation';
import { newSum } from '../src/forms/sum';
import { cookieName, queryName, storageKey } from '../src/i18n/detect';
import { defaultLanguage, languageCodes } from '../src/i18n/languages';
import { scrollThreshold } from '../src/layout/document/scrolled';
import { tooltipTiming } from '../src/hooks/useTooltip';
import { system } from '../src/theme/system';

/*
 * The figures of docs/requirements.md in code. Figures that an editor may change are in content/. Languages may be added, but none of the
 * seven removed.
 */

test('the header is solid past 50 px', () => {
  expect(scrollThreshold).toBe(50);
});

test('highlights take turns every 3 s, and counters start after 500 ms', () => {
  expect(rotationInterval).toBe(3000);
  expect(countDelay).toBe(500);
});

test('a phone ends at 768 px, and carousels show one, two or three from 768 and 1024 px', () => {
  expect(system.token('breakpoints.md')).toBe('768px');
  expect(system.token('breakpoints.lg')).toBe('1024px');
  expect(slidesInView).toEqual([
    { from: 1024, slides: 3 },
    { from: 768, slides: 2 },
  ]);
});

test('revealed content moves by 60 px in 0.8 s', () => {
  expect(reveal).toEqual({ offset: 60, duration: 0.8 });
});

test('tooltips open after 700 ms, and at once within 300 ms of another', () => {
  expect(tooltipTiming).toEqual({ open: 700, skip: 300 });
});

test('a toast stays 5 s, and Alt+T leads to it', () => {
  expect(toastSettings).toEqual({ duration: 5000, hotkey: { modifier: 'altKey', code: 'KeyT' } });
});

test('the numbers of a sum are 1 to 10', () => {
  expect(newSum(() => 0)).toEqual({ first: 1, second: 1 });
  expect(newSum(() => 1 - Number.EPSILON)).toEqual({ first: 10, second: 10 });
});

test('a language is asked for by lng and kept as i18next names it', () => {
  expect([queryName, cookieName, storageKey]).toEqual(['lng', 'i18next', 'i18nextLng']);
});

test('the seven languages are there, and English is the source of the others', () => {
  expect(defaultLanguage).toBe('en');
  expect(languageCodes).toEqual(expect.arrayContaining(['en', 'fr', 'es', 'bn', 'hi', 'ko', 'ja']));
});

test('a gallery is sorted into the eight kinds, and others that are added', () => {
  const kinds = [
    'logo-design',
    'brand-guidelines',
    'print-design',
    'packaging',
    'merchandise',
    'web-design',
    'social-media',
    'brand-strategy',
  ];
  expect(Object.keys(portfolio)).toEqual(
    expect.arrayContaining(kinds.map((kind) => `category-${kind}`)),
  );
});
