import fc from 'fast-check';
import {
  askedLanguage,
  choosingAddress,
  detectLanguage,
  matchLanguage,
  redirectTarget,
  tidyAddress,
  type LanguageSources,
} from '../../src/i18n/detect';
import { languageCodes } from '../../src/i18n/languages';
import { parsePath } from '../../src/i18n/paths';

const nothing: LanguageSources = {
  cookie: undefined,
  local: undefined,
  session: undefined,
  browser: [],
};

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://example.com');
  return { pathname, search, hash };
};

test('a regional tag gives the language of its base', () => {
  expect(matchLanguage('fr-CA')).toBe('fr');
  expect(matchLanguage('BN_bd')).toBe('bn');
  expect(matchLanguage('xx')).toBeUndefined();
  expect(matchLanguage('')).toBeUndefined();
});

test('sources are asked in the specified order', () => {
  const sources = { cookie: 'fr', local: 'es', session: 'hi', browser: ['ko'] };
  expect(detectLanguage(sources)).toBe('fr');
  expect(detectLanguage({ ...sources, cookie: undefined })).toBe('es');
  expect(detectLanguage({ ...sources, cookie: 'xx', local: undefined })).toBe('hi');
  expect(detectLanguage({ ...nothing, browser: ['xx-AT', 'ko-KR', 'fr'] })).toBe('ko');
  expect(detectLanguage(nothing)).toBe('en');
});

test('an address without a prefix leads to the detected language, same page and place', () => {
  const sources = { ...nothing, browser: ['bn-BD'] };
  expect(redirectTarget(at('/'), sources)).toBe('/bn');
  expect(redirectTarget(at('/services?x=1#process'), sources)).toBe('/bn/services?x=1#process');
  expect(redirectTarget(at('/services'), { ...sources, local: 'en' })).toBeUndefined();
});

test('a language prefix wins over detection', () => {
  expect(redirectTarget(at('/fr/services'), { ...nothing, local: 'bn' })).toBeUndefined();
});

test('?lng= wins over everything, and leaves the address', () => {
  expect(redirectTarget(at('/fr/services?lng=ja&x=1#a'), nothing)).toBe('/ja/services?x=1#a');
  expect(redirectTarget(at('/fr?lng=en'), { ...nothing, local: 'en', browser: ['fr'] })).toBe('/');
  expect(redirectTarget(at('/?lng=xx'), { ...nothing, local: 'es' })).toBe('/es');
  expect(askedLanguage(at('/?lng=bn-BD'))).toBe('bn');
  expect(tidyAddress(at('/fr?lng=fr'), nothing)).toBe('/fr');
});

test('a choice of English that cannot be kept stays in the address', () => {
  const french = { ...nothing, browser: ['fr'] };
  expect(redirectTarget(at('/fr/services?lng=en#a'), french)).toBe('/services?lng=en#a');
  expect(redirectTarget(at('/services?lng=en#a'), french)).toBeUndefined();
  expect(tidyAddress(at('/services?lng=en#a'), french)).toBe('/services?lng=en#a');
  expect(tidyAddress(at('/services?lng=en#a'), { ...french, local: 'en' })).toBe('/services#a');
});

test('a language link becomes a choice that keeps the section', () => {
  const link = 'https://example.com/services';
  expect(choosingAddress(link, 'en', '#tiers')).toBe(`${link}?lng=en#tiers`);
  expect(choosingAddress(`${link}?lng=en#tiers`, 'en', '')).toBe(`${link}?lng=en`);
});

test('where it leads, it stays: no visitor is sent round in circles', () => {
  const tag = fc.option(fc.constantFrom(...languageCodes, 'xx', 'fr-CA', ''), { nil: undefined });
  fc.assert(
    fc.property(
      fc.record({ cookie: tag, local: tag, session: tag, browser: fc.array(fc.string()) }),
      fc.constantFrom('/', '/services', '/fr', '/bn/services/social-media', '/hi/nope'),
      fc.constantFrom('', '?lng=ko', '?lng=en', '?lng=zz&y=2'),
      (sources, path, query) => {
        const target = redirectTarget(at(`${path}${query}`), sources);
        if (target === undefined) return;
        const there = at(target);
        expect(parsePath(there.pathname).path).toBe(parsePath(path).path);
        expect(redirectTarget(there, sources)).toBeUndefined();
      },
    ),
  );
});
