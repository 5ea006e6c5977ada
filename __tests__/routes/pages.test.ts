import { notFoundPages, sitePages } from '../../src/routes/pages';
import { languageCodes } from '../../src/i18n/languages';

test('every page exists once, with its English path', () => {
  const pages = sitePages({ services: ['brand-identity', 'social-media'] });
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(pages.map(({ context }) => context.englishPath)).toEqual(pages.map(({ path }) => path));
});

test('one more entry is one more page', () => {
  const pages = sitePages({ services: ['brand-identity'] });
  const more = sitePages({ services: ['brand-identity', 'sign-painting'] });
  const added = more.filter(({ path }) => !pages.some((page) => page.path === path));
  expect(added.map(({ path }) => path)).toEqual(['/services/sign-painting']);
});

test('unknown paths of a language lead to its own 404 page', () => {
  const pages = notFoundPages();
  expect(pages.map(({ context }) => context.language)).toEqual([...languageCodes]);
  expect(pages.find(({ path }) => path === '/fr/404')?.matchPath).toBe('/fr/*');
  expect(pages.find(({ path }) => path === '/404')?.matchPath).toBeUndefined();
});
