import fc from 'fast-check';
import { defaultLanguage, languageCodes } from '../../src/i18n/languages';
import { alternates, localizePath, parsePath } from '../../src/i18n/paths';

const language = fc.constantFrom(...languageCodes);
const segment = fc.stringMatching(/^[a-z][a-z0-9-]{2,12}$/);
const englishPath = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

test('English lives at the plain path, the others behind their code', () => {
  expect(localizePath('/', 'en')).toBe('/');
  expect(localizePath('/', 'fr')).toBe('/fr');
  expect(localizePath('/services/ui-ux-design', 'bn')).toBe('/bn/services/ui-ux-design');
  expect(localizePath('/#quick-intake-form', 'ja')).toBe('/ja#quick-intake-form');
});

test('a localized path leads back to its language and English path, and has no slash at its end', () => {
  fc.assert(
    fc.property(englishPath, language, (path, code) => {
      const local = localizePath(path, code);
      expect(parsePath(local)).toEqual({ language: code, path });
      expect(local === '/' || !local.endsWith('/')).toBe(true);
    }),
  );
});

test('a path that only begins like a language is English', () => {
  expect(parsePath('/french-fries')).toEqual({ language: 'en', path: '/french-fries' });
  expect(parsePath('/en/services')).toEqual({ language: 'en', path: '/en/services' });
  expect(parsePath('/fr/')).toEqual({ language: 'fr', path: '/' });
});

test('alternates name every language once, and English for everyone else', () => {
  const all = alternates('/services', 'https://example.com');
  expect(all.map((alternate) => alternate.language)).toEqual([...languageCodes, 'x-default']);
  expect(all.at(-1)?.href).toBe(all.find((one) => one.language === defaultLanguage)?.href);
  expect(new Set(all.slice(0, -1).map(({ href }) => href)).size).toBe(languageCodes.length);
});
