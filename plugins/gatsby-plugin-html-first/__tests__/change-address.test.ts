import { changeAddress, currentSearch } from '../src/browser/change-address';

const change = (search: string) =>
  changeAddress('replaceState', new URL(search, location.origin + location.pathname));

test('the page follows a query that the browser refuses to put into the address', () => {
  change('?image=a');
  const refuse = jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  change('?image=b');
  expect([location.search, currentSearch()]).toEqual(['?image=a', '?image=b']);
  refuse.mockRestore();
  change('?image=a');
  expect(currentSearch()).toBe('?image=a');
});

test('after another change of the address, what it refused no longer counts', () => {
  const refuse = jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  change('?image=b');
  refuse.mockRestore();
  history.pushState(null, '', '/other?image=c');
  expect(currentSearch()).toBe('?image=c');
});
