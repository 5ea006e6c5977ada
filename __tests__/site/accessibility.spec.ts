import AxeBuilder from '@axe-core/playwright';
import { languageCodes } from '../../src/i18n/languages';
import { pageKinds } from './helpers/pages';
import { at, expect, test, widths } from './helpers/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** English shows each kind of page; each other language takes its turn over the kinds, so that each has some of them. */
const translations = languageCodes.filter((code) => code !== 'en');
const pages = pageKinds('en').flatMap((path, index) => {
  const language = translations[index % translations.length] ?? 'en';
  return [path, pageKinds(language)[index] ?? path];
});
const unknown = ['/nope', ...translations.map((code) => `/${code}/nope`)].slice(0, 2);

test.describe('on a phone and on a wide screen', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of [...pages, ...unknown]) {
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const width of [widths.phone, widths.desktop]) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
      }
    });
  }
});

test.describe('with the phone menu open', () => {
  test.use(at(widths.phone));

  test('axe finds nothing', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('banner').getByText('Menu', { exact: true }).click();
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
