import type { Request } from '@playwright/test';
import { defaultLanguage, languageCodes } from '../../src/i18n/languages';
import { byteLimits, elementLimit } from '../../tools/lighthouse/budgets';
import { consoleErrorsOf } from '../helpers/serve';
import { axeFindings } from './helpers/axe';
import { sign, t } from './helpers/content';
import { pageKinds } from './helpers/pages';
import { at, contentWidth, expect, hydrated, test, widths } from './helpers/test';

// Lighthouse's phone.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** The pages with the most letters. */
const fullest = ['/', `/services/${sign().service}`];
const translations = languageCodes.filter((code) => code !== defaultLanguage);

for (const [kind, english] of pageKinds(defaultLanguage).entries()) {
  test(`${english} is whole: budgets, widths, axe, no complaint`, async ({ browser, site }) => {
    test.slow();
    // Every kind of page in English and one other language, and the fullest in all languages.
    const languages = [defaultLanguage, translations[kind % translations.length]];
    for (const language of fullest.includes(english) ? languageCodes : languages) {
      const path = pageKinds(language ?? '')[kind] ?? '';
      const hasAxe = languages.includes(language);
      // A page of its own context has an empty cache.
      const page = await browser.newPage();
      const complaints = consoleErrorsOf(page, (address) => address.startsWith(site));
      const loaded: Request[] = [];
      page.on('requestfinished', (request) => loaded.push(request));
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expectWithinBudgets(path, loaded);
      expect.soft(await scriptsWithHead(loaded), path).toEqual([]);
      if (hasAxe) expect.soft(await axeFindings(page), path).toEqual([]);
      // walk.spec.ts has all widths, without scripts.
      for (const width of [320, widths.desktop]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(contentWidth), `width of ${path}`).toBe(width);
        expect
          .soft(await page.evaluate(shownElements), `elements of ${path}`)
          .toBeLessThanOrEqual(elementLimit(path));
      }
      // The viewport is that of a desktop now.
      if (language === defaultLanguage) expect.soft(await axeFindings(page), path).toEqual([]);
      expect.soft(complaints, path).toEqual([]);
      await page.close();
    }
  });
}

/** Runs in the page. */
const shownElements = () =>
  [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility()).length;

/** The most bytes that scripts may fetch while a page loads. Most of it is Gatsby's page data. */
const dataLimit = 10_000;

async function expectWithinBudgets(path: string, loaded: readonly Request[]) {
  const bytes: Record<string, number> = {};
  // A script is downloaded by `fetch` first, and runs from the cache.
  const once = new Map(loaded.toReversed().map((request) => [request.url(), request]));
  for (const [url, request] of once) {
    const kind = url.endsWith('.js') ? 'script' : request.resourceType().replace('xhr', 'fetch');
    const { responseBodySize } = await request.sizes();
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize;
  }
  for (const [kind, limit] of Object.entries({ ...byteLimits(path), fetch: dataLimit }))
    expect.soft(bytes[kind] ?? 0, `bytes of ${kind} of ${path}`).toBeLessThanOrEqual(limit);
}

/** Returns the scripts with the code of a page's `Head`, which the build has run. Structured data stands for it. */
async function scriptsWithHead(loaded: readonly Request[]): Promise<string[]> {
  const scripts = loaded.filter((request) => request.resourceType() === 'script');
  const texts = await Promise.all(scripts.map(async (script) => (await script.response())?.text()));
  return scripts
    .filter((_, index) => texts[index]?.includes('https://schema.org'))
    .map((script) => script.url());
}

test('axe finds nothing on a page that is not there', async ({ page }) => {
  await page.goto('/nope');
  expect.soft(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: widths.desktop, height: 800 });
  expect(await axeFindings(page)).toEqual([]);
});

test('axe finds nothing with the phone menu open', async ({ page }) => {
  await page.setViewportSize(at(widths.phone).viewport);
  await page.goto('/services');
  await page.getByRole('banner').getByText(t('layout:menu'), { exact: true }).click();
  expect(await axeFindings(page)).toEqual([]);
});
