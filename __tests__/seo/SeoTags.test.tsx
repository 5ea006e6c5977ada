import { render } from '@testing-library/react';
import { languages } from '../../src/i18n/languages';
import { SeoTags } from '../../src/seo/SeoTags';

const data = {
  studio: { name: 'Nakshi', url: 'https://example.com' },
  locales: { edges: [] },
  allCollection: { nodes: [] },
};

/** React puts them into the head. */
const shared = (name: string) =>
  [...document.querySelectorAll(`meta[property="${name}"]`)].map((tag) =>
    tag.getAttribute('content'),
  );

test('a shared link has its picture named, and the languages that the page is in', () => {
  const context = { language: 'fr', i18n: { originalPath: '/career' } };
  const words = { title: 'Questions', description: 'Des réponses.' };
  const { rerender } = render(<SeoTags data={data} context={context} {...words} />);
  expect(shared('og:image:alt')).toEqual(['Questions']);
  const all = [...shared('og:locale'), ...shared('og:locale:alternate')];
  expect(all.sort()).toEqual(languages.map(({ openGraph }) => openGraph).sort());
  rerender(<SeoTags data={data} context={context} {...words} hidden />);
  expect(shared('og:locale:alternate')).toEqual([]);
});
