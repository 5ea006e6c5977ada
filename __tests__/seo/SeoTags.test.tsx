import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { languages } from '../../src/i18n/languages';
import { SeoTags } from '../../src/seo/SeoTags';

const strings = {
  layout: { home: 'Accueil' },
  common: { support: 'Assistance' },
};
const data = {
  studio: { name: 'Nakshi', url: 'https://example.com' },
  locales: {
    edges: Object.entries(strings).map(([ns, words]) => ({
      node: { ns, data: JSON.stringify(words) },
    })),
  },
};

/** Gives the names and addresses on the way to a page, as search engines read them. */
function wayTo(path: string, rest: Partial<ComponentProps<typeof SeoTags>> = {}) {
  const { container } = render(
    <SeoTags
      data={data}
      context={{ language: 'fr', englishPath: path }}
      title="Questions"
      description="Des réponses."
      {...rest}
    />,
  );
  const json = container.querySelector('script')?.textContent;
  if (!json) return undefined;
  const { '@graph': things } = JSON.parse(json) as {
    '@graph': { itemListElement?: { name: string; item: string }[] }[];
  };
  return things
    .find((thing) => thing.itemListElement)
    ?.itemListElement?.map(({ name, item }) => [name, item]);
}

test('a page of an area stands below its index, and that below the home page', () => {
  expect(wayTo('/support/faq', { area: 'support' })).toEqual([
    ['Accueil', 'https://example.com/fr'],
    ['Assistance', 'https://example.com/fr/support'],
    ['Questions', 'https://example.com/fr/support/faq'],
  ]);
});

test('a page of no area stands below the home page', () => {
  expect(wayTo('/career')?.map(([name]) => name)).toEqual(['Accueil', 'Questions']);
});

/** React puts them into the head. */
const shared = (name: string) =>
  [...document.querySelectorAll(`meta[property="${name}"]`)].map((tag) =>
    tag.getAttribute('content'),
  );

test('a shared link has its picture named, and the languages that the page is in', () => {
  const context = { language: 'fr', englishPath: '/career' };
  const words = { title: 'Questions', description: 'Des réponses.' };
  const { rerender } = render(<SeoTags data={data} context={context} {...words} />);
  expect(shared('og:image:alt')).toEqual(['Questions']);
  const all = [...shared('og:locale'), ...shared('og:locale:alternate')];
  expect(all.sort()).toEqual(languages.map(({ openGraph }) => openGraph).sort());
  rerender(<SeoTags data={data} context={context} {...words} hidden />);
  expect(shared('og:locale:alternate')).toEqual([]);
});

test('neither the home page nor a page kept from search engines says where it stands', () => {
  expect(wayTo('/')).toBeUndefined();
  expect(wayTo('/signin', { hidden: true })).toBeUndefined();
});
