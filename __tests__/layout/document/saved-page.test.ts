// jsdom cannot open files.
jest.mock('../../../plugins/gatsby-plugin-html-first/src/browser/when', () => ({
  ...jest.requireActual<object>('../../../plugins/gatsby-plugin-html-first/src/browser/when'),
  isServed: () => false,
}));

test('a copy of a page that a visitor saved stays where it is, as a page without scripts', async () => {
  Object.defineProperty(navigator, 'languages', { value: ['bn-BD'] });
  Object.assign(window, { pagePath: '/services' });
  document.documentElement.dataset['hydrated'] = '';
  document.body.innerHTML =
    '<a href="https://example.com/bn/services" data-language="bn">বাংলা</a>' +
    '<script type="application/json" data-scripts>["/app.js"]</script>';
  const before = location.href;
  await import('../../../plugins/gatsby-plugin-html-first/src/browser/head-script');
  await import('../../../src/layout/document/head-script');
  await import('../../../plugins/gatsby-plugin-html-first/src/browser/body-script');
  await import('../../../src/layout/document/body-script');
  const link = document.querySelector('a');
  link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(link?.getAttribute('href')).toBe('https://example.com/bn/services');
  expect(location.href).toBe(before);
  expect(document.documentElement.style.display).toBe('');
  const { scripting, hydrated } = document.documentElement.dataset;
  expect({ scripting, hydrated }).toEqual({ scripting: 'lost', hydrated: undefined });
});
