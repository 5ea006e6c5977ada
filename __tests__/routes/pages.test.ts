import { sitePages } from '../../src/routes/pages';
import { languageCodes } from '../../src/i18n/languages';

const pages = sitePages({ services: ['brand-identity', 'social-media'] });

test('every page exists once in every language', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { context } of pages) {
    const same = pages.filter((page) => page.context.englishPath === context.englishPath);
    expect(same.map((page) => page.context.language)).toEqual([...languageCodes]);
  }
});

test('an entry more is a page more in every language, with no code', () => {
  const more = sitePages({ services: ['brand-identity', 'social-media', 'sign-painting'] });
  expect(more.length - pages.length).toBe(languageCodes.length);
  expect(more.map(({ path }) => path)).toContain('/bn/services/sign-painting');
});

test('unknown paths of a language lead to its own 404 page', () => {
  expect(pages.find(({ path }) => path === '/fr/404')?.matchPath).toBe('/fr/*');
  expect(pages.find(({ path }) => path === '/404')?.matchPath).toBeUndefined();
});
