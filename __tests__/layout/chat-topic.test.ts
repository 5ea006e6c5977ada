import { chatTopic } from '../../src/layout/chat-topic';

const data = {
  allService: {
    nodes: [
      {
        slug: 'brands',
        title: 'Brands',
        path: '/services/brands',
        motif: 'lotus',
        color: 'rose',
      } as const,
    ],
  },
  allStudy: {
    nodes: [
      { slug: 'aizaan', client: 'Aizaan', title: 'Aizaan rebranding', path: '/portfolio/aizaan' },
    ],
  },
  allProduct: { nodes: [{ name: 'HotSnap', path: '/products/hotsnap' }] },
  allLegalPage: { nodes: [{ title: 'Imprint', path: '/imprint' }] },
};
const topic = (path: string) => chatTopic(path, data, (key) => key);

test('a chat from the page of a service is about the service', () => {
  expect(topic('/services/brands')).toEqual({ service: 'Brands' });
});

test.each([
  ['/', 'layout:home'],
  ['/portfolio/aizaan', 'Aizaan rebranding'],
  ['/products/hotsnap', 'HotSnap'],
  ['/imprint', 'Imprint'],
])('a chat from %s names the page', (path, page) => {
  expect(topic(path)).toEqual({ page });
});

test('a chat from a page without a name is about nothing yet', () => {
  expect(topic('/404').page).toBeUndefined();
});
