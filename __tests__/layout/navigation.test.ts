import { footerGroups, legalGroup } from '../../src/layout/footer-groups';
import { headerItems } from '../../src/layout/navigation';

const data = {
  allService: { nodes: [{ title: 'Brands', path: '/services/brands' }] },
  allStudy: {
    nodes: [{ client: 'Aizaan', title: 'Aizaan rebranding', path: '/portfolio/aizaan' }],
  },
  allProduct: { nodes: [{ name: 'HotSnap', path: '/products/hotsnap' }] },
};
const key = (name: string) => name;

test('the header has the specified items and no others', () => {
  const items = headerItems(data, key);
  expect(items.map(({ to }) => to)).toEqual(['/', '/services', '/portfolio', '/support']);
  expect(items.flatMap(({ children }) => children.map(({ to }) => to))).toEqual([
    '/services/brands',
    '/portfolio/aizaan',
    '/support/faq',
    '/support/about-us',
    '/support/contact-us',
  ]);
});

test('the footer leads to every page that the header does not, and to no account', () => {
  const groups = [...footerGroups(data, key), legalGroup(key)];
  const links = groups.flatMap((group) => group.links.map(({ to }) => to));
  for (const to of [
    '/',
    '/services/brands',
    '/portfolio/aizaan',
    '/products/hotsnap',
    '/support/faq',
    '/support/about-us',
    '/support/contact-us',
    '/career',
    '/privacy-policy',
    '/terms-of-service',
    '/cookie-policy',
    '/accessibility',
  ]) {
    expect(links).toContain(to);
  }
  expect(links.filter((to) => /sign|account|password/.test(to))).toEqual([]);
});
