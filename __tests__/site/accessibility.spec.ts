import AxeBuilder from '@axe-core/playwright';
import { pageKinds } from './helpers/pages';
import { at, expect, test, widths } from './helpers/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of [widths.phone, widths.desktop]) {
  test.describe(`at ${width} px`, () => {
    test.use({ ...at(width), reducedMotion: 'reduce' } as object);

    for (const language of ['en', 'bn', 'ja']) {
      for (const path of [
        ...pageKinds(language),
        language === 'en' ? '/nope' : `/${language}/nope`,
      ]) {
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          await page.goto(path);
          const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
          ).toEqual([]);
        });
      }
    }
  });
}

test.describe('with the phone menu open', () => {
  test.use(at(widths.phone));

  test('axe finds nothing', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('banner').getByText('Menu', { exact: true }).click();
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
