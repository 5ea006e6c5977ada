import { legalGroup } from '../../src/layout/footer-groups';

const legalPages = [
  { title: 'Everything we promise', path: '/terms-of-service' },
  { title: 'Imprint', path: '/imprint' },
];

test('the last line has the legal pages there are, by their short names or else their titles', () => {
  const linksOf = (nodes: typeof legalPages) =>
    legalGroup({ allLegalPage: { nodes } }, (name: string) => name).links;
  expect(linksOf(legalPages)).toEqual([
    { name: 'common:termsOfService', to: '/terms-of-service' },
    { name: 'Imprint', to: '/imprint' },
  ]);
  expect(linksOf([])).toEqual([]);
});
