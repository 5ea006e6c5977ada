import { defaultLanguage, languageCodes } from '../../src/i18n/languages';
import { axeFindings } from './helpers/axe';
import { t } from './helpers/content';
import { pageKinds } from './helpers/pages';
import { at, expect, test, widths } from './helpers/test';

/** Each kind of page twice: in English on a wide screen, and in one of the other languages on a phone. */
const translations = languageCodes.filter((code) => code !== defaultLanguage);
const looks = pageKinds(defaultLanguage).flatMap((path, index) => {
  const language = translations[index % translations.length];
  const translated = language === undefined ? undefined : pageKinds(language)[index];
  return [
    { path, width: widths.desktop },
    { path: translated ?? path, width: widths.phone },
  ];
});
const unknown = [widths.desktop, widths.phone].map((width) => ({ path: '/nope', width }));

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path, width } of [...looks, ...unknown]) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
});

test.describe('with the phone menu open', () => {
  test.use(at(widths.phone));

  test('axe finds nothing', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('banner').getByText(t('layout:menu'), { exact: true }).click();
    expect(await axeFindings(page)).toEqual([]);
  });
});
