const listOf = async (pagePath: string | undefined): Promise<unknown> => {
  Object.assign(window, { pagePath });
  jest.resetModules();
  return (await import('../src/browser/match-paths')).default;
};

test.each([
  ['/fr/services', '/fr/services'],
  ['/fr/404', '/fr/404'],
  ['/404', '/404.html'],
])('whatever the address, the page %s is %s', async (pagePath, path) => {
  expect(await listOf(pagePath)).toEqual([{ path, matchPath: '/*' }]);
});

test('a document without a path of its own leaves it to Gatsby', async () => {
  expect(await listOf(undefined)).toEqual([]);
});
