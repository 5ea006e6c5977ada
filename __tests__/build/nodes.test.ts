/** @jest-environment node */
import type { Node } from 'gatsby';
import { loadSite, type Site } from '../../src/content/load-site';
import { durationLabel, type Duration } from '../../src/build/duration-label';
import { getLanguage, languageCodes } from '../../src/i18n/languages';
import { phraseBreak, plain } from '../../src/lib/phrases';
import { isOf, nodesOf } from '../helpers/gatsby-nodes';
import { fr, ja } from '../helpers/languages';

let nodes: Node[];
let content: Site['content'];
let locales: Site['locales'];
let studioName: string | undefined;
beforeAll(async () => {
  const site = await loadSite('content', 'locales');
  ({ content, locales } = site);
  nodes = await nodesOf(site);
  studioName = content.site[0]?.languages[fr].name;
});

const service = (slug: string, language: string): Record<string, unknown> | undefined =>
  nodes.find(
    (node) => isOf(node, 'Service') && node['slug'] === slug && node['language'] === language,
  );

test('ids are unique, and every entry has a node in every language', () => {
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  expect(nodes.filter((node) => isOf(node, 'Service'))).toHaveLength(
    content.services.length * languageCodes.length,
  );
});

test("a service's title and description come from the strings of its language", () => {
  for (const { slug, languages } of content.services) {
    for (const code of languageCodes) {
      const { common = {} } = locales[code];
      const { title, description } = service(slug, code) ?? {};
      const { key } = languages.en;
      expect(plain(String(title))).toBe(common[key]);
      expect(description).toBe(common[`${key}Desc`]);
    }
  }
});

test("the studio's name is the one of content/site.yaml", () => {
  const strings = String(nodes.find(({ id }) => id === 'id of locale fr/common')?.['data']);
  expect(JSON.parse(strings)).toMatchObject({ companyName: studioName });
  expect(strings).not.toContain('{{studioName}}');
});

test('durations are read in the language, with its digits', () => {
  const strings = {
    day_one: '{{days}} day',
    day_other: '{{days}} days',
    ongoing: 'Ongoing',
    freeOfCharge: '{{duration}} (free)',
  };
  const english = (duration: Duration) => durationLabel(duration, getLanguage('en'), strings);
  expect(english({ days: [1] })).toBe('1 day');
  expect(english({ days: [5, 7] })).toBe('5–7 days');
  expect(english({ days: [30], free: true })).toBe('30 days (free)');
  expect(english({ ongoing: true })).toBe('Ongoing');
  const bengali = { day_other: '{{days}} দিন' };
  expect(durationLabel({ days: [21, 30] }, getLanguage('bn'), bengali)).toBe('২১–৩০ দিন');
  const japanese = { day_other: '{{days}}日' };
  expect(durationLabel({ days: [5, 7] }, getLanguage('ja'), japanese)).toBe('5～7日');
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
