/** @jest-environment node */
import { loadSite, type Site } from '../../src/content/site';
import type { Duration } from '../../src/fields/days';
import { durationLabel } from '../../src/fields/duration-label';
import { getLanguage, languageCodes } from '../../src/i18n/languages';
import { phraseBreak, plain } from '../../src/lib/phrases';
import { localeNodes } from '../../plugins/gatsby-transformer-content';
import { setup } from '../../src/content/setup';
import { entryNodesOf, type EntryNode } from '../helpers/nodes';
import { ja } from '../helpers/languages';

let nodes: EntryNode[];
let content: Site['content'];
let locales: Site['locales'];
beforeAll(async () => {
  const site = await loadSite('content', 'locales');
  ({ content, locales } = site);
  nodes = entryNodesOf(site);
});

const service = (slug: string, language: string): Record<string, unknown> | undefined =>
  nodes.find(
    ({ type, fields }) =>
      type === 'Service' && fields['slug'] === slug && fields['language'] === language,
  )?.fields;

test("a service's title and description come from the strings of its language", () => {
  for (const { slug, languages } of content.services) {
    for (const code of languageCodes) {
      const { common = {} } = locales[code] ?? {};
      const { title, description } = service(slug, code) ?? {};
      const { key } = languages.en;
      // A draft has a mark before its name.
      expect(plain(String(title)).replace(/^✎ /, '')).toBe(common[key]);
      expect(description).toBe(common[`${key}Desc`]);
    }
  }
});

test('a value of the content is inserted into the strings', () => {
  const [node] = localeNodes(setup, { fr: { common: { companyName: '{{studioName}}' } } }, () => ({
    studioName: 'Atelier',
  }));
  expect(node).toMatchObject({
    name: 'locale fr/common',
    fields: { language: 'fr', ns: 'common' },
  });
  expect(node?.fields['data']).toBe('{"companyName":"Atelier"}');
});

test.each(['A$$AP', '$& & Sons', "$`$'", '{{city}}'])('%s is inserted as it is', (studioName) => {
  const strings = { fr: { common: { intro: '{{studioName}}, {{city}}, {{count}}' } } };
  const [node] = localeNodes(setup, strings, () => ({ studioName, city: 'Dhaka' }));
  expect(JSON.parse(String(node?.fields['data']))).toEqual({
    intro: `${studioName}, Dhaka, {{count}}`,
  });
});

test('durations are read in the language, with its digits', () => {
  const layout = {
    day_one: '{{days}} day',
    day_other: '{{days}} days',
    ongoing: 'Ongoing',
    freeOfCharge: '{{duration}} (free)',
  };
  const english = (duration: Duration) => durationLabel(duration, getLanguage('en'), { layout });
  expect(english({ days: [1] })).toBe('1 day');
  expect(english({ days: [5, 7] })).toBe('5–7 days');
  expect(english({ days: [30], free: true })).toBe('30 days (free)');
  expect(english({ ongoing: true })).toBe('Ongoing');
  const bengali = { layout: { day_other: '{{days}} দিন' } };
  expect(durationLabel({ days: [21, 30] }, getLanguage('bn'), bengali)).toBe('২১–৩০ দিন');
  const japanese = { layout: { day_other: '{{days}}日' } };
  expect(durationLabel({ days: [5, 7] }, getLanguage('ja'), japanese)).toBe('5～7日');
  const french = { layout: { day_other: '{{days}} jours' } };
  const fr = { ...getLanguage('fr'), rangeSeparator: ' à ' };
  expect(durationLabel({ days: [5, 7] }, fr, french)).toBe('5 à 7 jours');
});

test('headlines without spaces are broken between phrases, other texts and languages are not', () => {
  const [one] = content.services;
  const own = one?.languages[ja];
  const held = service(one?.slug ?? '', 'ja') as unknown as NonNullable<typeof own>;
  expect(held.closing.headline).toContain(phraseBreak);
  expect(plain(held.closing.headline)).toBe(own?.closing.headline);
  expect(held.seo.title).toBe(own?.seo.title);
  expect(held.closing.text).toBe(own?.closing.text);
  expect(JSON.stringify(service(one?.slug ?? '', 'en'))).not.toContain(phraseBreak);
});
