import { dropBrokenHashes } from '../src/browser/drop-broken-hash';

beforeAll(dropBrokenHashes);
afterEach(() => window.history.replaceState(null, '', '/'));

const goTo = (address: string) => {
  window.history.replaceState({ key: 'kept' }, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

test.each(['/support/faq#50%', '/support/faq#%E0%A4%A'])('%s loses its hash alone', (address) => {
  goTo(address.replace('#', '?x=1#'));
  expect(window.location.href).toBe('http://localhost/support/faq?x=1');
  expect(window.history.state).toEqual({ key: 'kept' });
});

test('an address that begins with two slashes loses its hash alone', () => {
  goTo('http://localhost//services#50%');
  expect(window.location.href).toBe('http://localhost//services');
});

test.each(['/support/faq#timing', '/support/faq#caf%C3%A9', '/support/faq'])(
  '%s stays',
  (address) => {
    goTo(address);
    expect(window.location.pathname + window.location.hash).toBe(address);
  },
);
