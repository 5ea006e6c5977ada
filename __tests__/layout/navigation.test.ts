import { footerGroups, legalGroup } from '../../src/layout/footer-groups';

const data = {
  allService: { nodes: [{ title: 'Brands', path: '/services/brands' }] },
  allStudy: {
    nodes: [{ client: 'Aizaan', title: 'Aizaan rebranding', path: '/portfolio/aizaan' }],
  },
  allProduct: { nodes: [{ name: 'HotSnap', path: '/products/hotsnap' }] },
  allLegalPage: {
    nodes: [
      { title: 'Everything we promise', path: '/terms-of-service' },
      { title: 'Imprint', path: '/imprint' },
    ],
  },
};
const key = (name: string) => name;

test('the footer leads to every page that the header does not, and to no account', () => {
  const groups = [...footerGroups(data, key), legalGroup(data, key)];
  const links = groups.flatMap((group) => group.links.map(({ to }) => to));
  const own = ['/services/brands', '/portfolio/aizaan', '/products/hotsnap'];
  const support = ['/support/faq', '/support/about-us', '/support/contact-us', '/career'];
  const legal = ['/terms-of-service', '/imprint'];
  expect(links).toEqual(expect.arrayContaining(['/', ...own, ...support, ...legal]));
  expect(links.filter((to) => /sign|account|password/.test(to))).toEqual([]);
});

test('the last line has the legal pages there are, by their short names or else their titles', () => {
  expect(legalGroup(data, key).links).toEqual([
    { name: 'common:termsOfService', to: '/terms-of-service' },
    { name: 'Imprint', to: '/imprint' },
  ]);
  expect(legalGroup({ allLegalPage: { nodes: [] } }, key).links).toEqual([]);
});
