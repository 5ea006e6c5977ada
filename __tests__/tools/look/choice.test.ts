/** @jest-environment node */
import { loadContent, type Content } from '../../../src/content/load';
import { choose, fileOf } from '../../../tools/look/choice';

/** A site without one of the languages that are looked at by themselves. */
jest.mock('../../../locales/languages.json', () =>
  jest
    .requireActual<{ code: string }[]>('../../../locales/languages.json')
    .filter(({ code }) => code !== 'ja'),
);

let content: Content;
beforeAll(async () => {
  ({ content } = await loadContent('content'));
});

test('by itself it looks at one page of every kind, at three widths', () => {
  const views = choose(content, { languages: ['en'] });
  const paths = new Set(views.map(({ path }) => path));
  expect(views).toHaveLength(paths.size * 3);
  expect(paths).toContain('/');
  const services = content.services.map(({ slug }) => `/services/${slug}`);
  expect(services.filter((path) => paths.has(path))).toHaveLength(1);
});

test('pages, widths and languages can be narrowed', () => {
  const views = choose(content, {
    pages: ['/support/faq', 'home'],
    widths: [500],
    languages: ['fr'],
  });
  expect(views.map(({ path, width }) => [path, width]).sort()).toEqual([
    ['/fr', 500],
    ['/fr/support/faq', 500],
  ]);
});

test('a name that nothing has is refused with those there are', () => {
  expect(() => choose(content, { pages: ['/nowhere'] })).toThrow('/support/faq');
  expect(() => choose(content, { languages: ['xx'] })).toThrow('bn');
  expect(() => choose(content, { widths: [Number.NaN] })).toThrow('pixels');
});

test('every view has a picture of its own', () => {
  const views = choose(content, {});
  expect(new Set(views.map(fileOf)).size).toBe(views.length);
});
