import { withParameters } from '../../src/lib/search';

test('withParameters sets and removes parameters and leaves the others', () => {
  expect(withParameters('?a=1', { image: 'box' })).toBe('?a=1&image=box');
  expect(withParameters('?a=1&image=box', { image: undefined })).toBe('?a=1');
  expect(withParameters('?image=box', { image: undefined })).toBe('');
});
