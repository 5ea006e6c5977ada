import { chatTopic } from '../../src/layout/chat-topic';

const page = (collection: string, path: string, linkText: string) => ({
  collection,
  slug: '',
  path,
  linkText,
  shortLinkText: linkText,
});
const group = (name: string, inFooter: string) => ({
  name,
  title: name,
  path: null,
  inHeader: false,
  inFooter,
});
const data = {
  allCollection: {
    nodes: [group('services', 'column'), group('tools', 'column'), group('legal', 'last line')],
  },
  allEntryPage: {
    nodes: [
      page('services', '/services/brands', 'Brands'),
      page('tools', '/products/hotsnap', 'HotSnap'),
      page('legal', '/imprint', 'Imprint'),
    ],
  },
};
const topic = (path: string) => chatTopic(path, data, (key) => key);

test('a chat from the page of a service is about the service', () => {
  expect(topic('/services/brands')).toEqual({ service: 'Brands' });
});

test.each([
  ['/', 'layout:home'],
  ['/products/hotsnap', 'HotSnap'],
  ['/imprint', 'Imprint'],
])('a chat from %s names the page', (path, page) => {
  expect(topic(path)).toEqual({ page });
});

test('a chat from a page without a name is about nothing yet', () => {
  expect(topic('/404').page).toBeUndefined();
});
