import { followQueryLinks } from '../../../src/layout/document/follow-query-links';

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
