import { footerGroups, lastLineGroups } from '../../src/layout/footer-groups';
import { headerItems } from '../../src/layout/navigation';

jest.mock('gatsby', () => ({ graphql: jest.fn() }));

const group = { title: 'common:products', path: null, inHeader: false };
const page = { slug: 'a', path: '/a', linkText: 'The letter A', shortLinkText: 'A' };
const data = {
  allCollection: {
    nodes: [
      {
        ...group,
        name: 'letters',
        title: 'common:services',
        path: '/letters',
        inHeader: true,
        inFooter: 'column',
      },
      { ...group, name: 'small print', inFooter: 'last line' },
    ],
  },
  allEntryPage: {
    nodes: [
      { ...page, collection: 'letters' },
      { ...page, collection: 'small print', path: '/terms' },
    ],
  },
};
const translate = (key: string) => key;

test('the header has a menu of the pages of a collection that wants one', () => {
  expect(headerItems(data, translate)).toContainEqual({
    name: 'common:services',
    to: '/letters',
    children: [{ name: 'The letter A', to: '/a' }],
  });
  expect(headerItems(data, translate).map(({ name }) => name)).not.toContain('common:products');
});

test('each link of a menu has a pattern or a drawing in front of it', () => {
  const look = { motif: 'lotus', color: 'rose' } as const;
  const entries = { nodes: [{ ...page, ...look, collection: 'letters' }] };
  const links = headerItems({ ...data, allEntryPage: entries }, translate).flatMap(
    ({ children }) => children,
  );
  expect(links[0]?.swatch).toEqual(look);
  expect(links.filter(({ swatch, icon }) => !swatch && !icon)).toEqual([]);
});

test('the footer has a collection in its columns or in its last line, with short names', () => {
  expect(footerGroups(data, translate)[0]).toEqual({
    title: 'common:services',
    links: [{ name: 'A', to: '/a' }],
  });
  expect(lastLineGroups(data, translate)).toEqual([
    { title: 'common:products', links: [{ name: 'A', to: '/terms' }] },
  ]);
});

test('the footer has no title of a collection without entries', () => {
  const empty = { ...data, allEntryPage: { nodes: [] } };
  const titles = footerGroups(empty, translate).map(({ title }) => title);
  expect(titles).not.toContain('common:services');
  expect(lastLineGroups(empty, translate)).toEqual([]);
});

test('the header and the footer link to a few pages of a large collection, and to the list of all', () => {
  const nodes = Array.from({ length: 40 }, (_, index) => ({
    ...page,
    collection: 'letters',
    path: `/${index}`,
  }));
  const many = { ...data, allEntryPage: { nodes } };
  const menu = headerItems(many, translate).find(({ to }) => to === '/letters');
  const links = footerGroups(many, translate)[0]?.links ?? [];
  expect(menu?.children).toHaveLength(6);
  expect(links).toHaveLength(7);
  expect(links.at(-1)?.to).toBe('/letters');
  const unlisted = data.allCollection.nodes.map((node) => ({ ...node, path: null }));
  const all = footerGroups({ ...many, allCollection: { nodes: unlisted } }, translate);
  expect(all[0]?.links).toHaveLength(40);
});
