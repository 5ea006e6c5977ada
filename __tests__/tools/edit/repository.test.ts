/** @jest-environment node */
import { repositoryFrom } from '../../../tools/edit/repository';

test.each([
  ['https://github.com/someone/site', 'someone/site'],
  ['https://github.com/someone/site.git', 'someone/site'],
  ['git@github.com:some-one/site.io.git', 'some-one/site.io'],
])('%s is the repository %s', (address, repo) => {
  expect(repositoryFrom({ REPOSITORY_URL: address })?.repo).toBe(repo);
});

test('the environment wins, and Netlify says under which address people sign in', () => {
  const env = {
    REPOSITORY_URL: 'https://github.com/c/d',
    EDIT_REPO: 'a/b',
    EDIT_BRANCH: 'live',
    URL: 'https://edit.example.org',
  };
  expect(repositoryFrom(env)).toEqual({
    repo: 'a/b',
    branch: 'live',
    siteDomain: 'edit.example.org',
  });
});

test('what cannot be read names its variable', () => {
  const env = { EDIT_REPO: 'a/b', URL: 'edit.example.org' };
  expect(() => repositoryFrom(env)).toThrow(/^URL: .*found 'edit\.example\.org'/);
  const EDIT_REPO = 'https://github.com/a/b';
  expect(() => repositoryFrom({ EDIT_REPO })).toThrow(/^EDIT_REPO: .* owner\/name, found 'https:/);
});

test('a site of Netlify that has no certificate yet has an address, too', () => {
  const env = { EDIT_REPO: 'a/b', URL: 'http://edit.example.org' };
  expect(repositoryFrom(env)?.siteDomain).toBe('edit.example.org');
});

test('elsewhere than on GitHub there is no place', () => {
  expect(repositoryFrom({ REPOSITORY_URL: 'https://example.org/c/d' })).toBeUndefined();
  expect(repositoryFrom({})).toBeUndefined();
});
