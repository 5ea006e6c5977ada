import { currentSearch } from '../../../plugins/gatsby-plugin-html-first/src/browser/change-address';
import { followQueryLinks } from '../../../src/layout/document/follow-query-links';
import { searchChanged } from '../../../src/lib/search';

test('a link to a query changes what it names, and keeps the rest of the query', () => {
  followQueryLinks();
  document.body.innerHTML = '<a href="?package=pro#form">Pro</a>';
  const open = (address: string) => {
    history.replaceState(null, '', address);
    document.querySelector('a')?.click();
    return location.pathname + location.search + location.hash;
  };
  expect(open('/services')).toBe('/services?package=pro#form');
  expect(open('/services?lng=en&package=basic')).toBe('/services?package=pro&lng=en#form');
});

test('a link chooses also if the browser refuses the address', () => {
  document.body.innerHTML = '<a href="?package=max#form">Max</a>';
  history.replaceState(null, '', '/services');
  const refuse = jest.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const chosen: string[] = [];
  addEventListener(searchChanged, () => chosen.push(currentSearch()), { once: true });
  document.querySelector('a')?.click();
  expect(chosen).toEqual(['?package=max']);
  refuse.mockRestore();
});
