import AxeBuilder from '@axe-core/playwright';
import { defaultLanguage, languageCodes } from '../../src/i18n/languages';
import { t } from './helpers/content';
import { pageKinds } from './helpers/pages';
import { at, expect, test, widths } from './helpers/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** English shows each kind of page; each other language takes its turn over the kinds, where room is scarce. */
const translations = languageCodes.filter((code) => code !== defaultLanguage);
const turns = pageKinds(defaultLanguage).flatMap((_, index) => {
  const language = translations[index % translations.length];
  return language === undefined ? [] : (pageKinds(language)[index] ?? []);
});
const looks = [
  ...[...pageKinds(defaultLanguage), '/nope'].map((path) => ({
    path,
    sizes: [widths.phone, widths.desktop],
  })),
  ...turns.map((path) => ({ path, sizes: [widths.phone] })),
];

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path, sizes } of looks) {
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const width of sizes) {
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
    await page.getByRole('banner').getByText(t('layout:menu'), { exact: true }).click();
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
