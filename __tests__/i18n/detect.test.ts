import fc from 'fast-check';
import {
  askedLanguage,
  choosingAddress,
  detectLanguage,
  matchLanguage,
  redirectTarget,
  tidyAddress,
} from '../../src/i18n/detect';
import { languageCodes } from '../../src/i18n/languages';
import { parsePath } from '../../src/i18n/paths';

const nothing: string[] = [];

const site = 'https://example.com';
const at = (address: string) => new URL(site + address);
const leadsTo = (address: string, tags: string[]) =>
  redirectTarget(at(address), () => tags)?.href.replace(site, '');
const tidied = (address: string, tags: string[]) =>
  tidyAddress(at(address), () => tags).href.replace(site, '');

test('a regional tag gives the language of its base', () => {
  expect(matchLanguage('fr-CA')).toBe('fr');
  expect(matchLanguage('BN_bd')).toBe('bn');
  expect(matchLanguage('xx')).toBeUndefined();
  expect(matchLanguage('')).toBeUndefined();
});

test('the first tag of a language of the site counts', () => {
  expect(detectLanguage(() => ['fr', 'es', 'ko'])).toBe('fr');
  expect(detectLanguage(() => [undefined, 'es', 'ko'])).toBe('es');
  expect(detectLanguage(() => ['xx', undefined, 'hi', 'ko'])).toBe('hi');
  expect(detectLanguage(() => ['xx-AT', 'ko-KR', 'fr'])).toBe('ko');
  expect(detectLanguage(() => nothing)).toBe('en');
});

test('nothing is read after the first language of the site', () => {
  function* tags() {
    yield 'fr';
    throw new Error('Read too much.');
  }
  expect(detectLanguage(tags)).toBe('fr');
});

test('an address without a prefix leads to the detected language, same page and place', () => {
  const bengali = ['bn-BD'];
  expect(leadsTo('/', bengali)).toBe('/bn');
  expect(leadsTo('/services?x=1#process', bengali)).toBe('/bn/services?x=1#process');
  expect(leadsTo('/services', ['en', ...bengali])).toBeUndefined();
});

test('a language prefix wins over detection', () => {
  expect(leadsTo('/fr/services', ['bn'])).toBeUndefined();
});

test('?lng= wins over everything, and leaves the address', () => {
  expect(leadsTo('/fr/services?lng=ja&x=1#a', nothing)).toBe('/ja/services?x=1#a');
  expect(leadsTo('/fr?lng=en', ['en', 'fr'])).toBe('/');
  expect(leadsTo('/?lng=xx', ['es'])).toBe('/es');
  expect(askedLanguage(at('/?lng=bn-BD'))).toBe('bn');
  expect(tidied('/fr?lng=fr', nothing)).toBe('/fr');
});

test('a choice of English that cannot be kept stays in the address', () => {
  const french = ['fr'];
  expect(leadsTo('/fr/services?lng=en#a', french)).toBe('/services?lng=en#a');
  expect(leadsTo('/services?lng=en#a', french)).toBeUndefined();
  expect(tidied('/services?lng=en#a', french)).toBe('/services?lng=en#a');
  expect(tidied('/services?lng=en#a', ['en', ...french])).toBe('/services#a');
});

test('a language link becomes a choice that keeps page, section and what the query chose', () => {
  const chosen = (address: string, language: string, hash: string) =>
    choosingAddress(at(address), language, hash).href.replace(site, '');
  expect(chosen('/fr/services', 'en', '#packages')).toBe('/services?lng=en#packages');
  expect(chosen('/services?lng=en#packages', 'bn', '')).toBe('/bn/services?lng=bn');
  expect(chosen('/career?type=contract', 'ja', '')).toBe('/ja/career?type=contract&lng=ja');
});

test('no address leads to another site, and none is one that the history refuses', () => {
  const part = fc.constantFrom('\t', ...String.raw`/ \ // . .. %2f %5C @ : evil.test`.split(' '));
  const language = fc.constantFrom('', ...languageCodes);
  fc.assert(
    fc.property(language, fc.array(part), language, (prefix, parts, asked) => {
      const address = at(`/${prefix}/${parts.join('')}?lng=${asked}`);
      const targets = [
        redirectTarget(address, () => nothing),
        tidyAddress(address, () => nothing),
        choosingAddress(address, asked, ''),
      ];
      for (const target of targets)
        expect(new URL(String(target ?? ''), address).origin).toBe(site);
    }),
  );
});

test('where it leads, it stays: no visitor is sent round in circles', () => {
  const tag = fc.option(fc.constantFrom(...languageCodes, 'xx', 'fr-CA', ''), { nil: undefined });
  fc.assert(
    fc.property(
      fc.tuple(tag, tag, tag, fc.string()),
      fc.constantFrom('/', '/services', '/fr', '/bn/services/social-media', '/hi/nope'),
      fc.constantFrom('', '?lng=ko', '?lng=en', '?lng=zz&y=2'),
      (tags, path, query) => {
        const there = redirectTarget(at(`${path}${query}`), () => tags);
        if (there === undefined) return;
        expect(parsePath(there.pathname).path).toBe(parsePath(path).path);
        expect(redirectTarget(there, () => tags)).toBeUndefined();
      },
    ),
  );
});
