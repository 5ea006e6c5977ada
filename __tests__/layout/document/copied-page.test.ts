test('a copy of a page at another path does not lead to other languages', async () => {
  Object.defineProperty(navigator, 'languages', { value: ['bn-BD'] });
  Object.assign(window, { pagePath: '/services' });
  history.replaceState(null, '', '/mirror/services.html');
  document.body.innerHTML = '<a href="/bn/services" data-language="bn">বাংলা</a>';
  await import('../../../src/layout/document/head-script');
  const link = document.querySelector('a');
  link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(link).toHaveAttribute('href', '/bn/services');
  expect(document.documentElement.style.display).toBe('');
});
