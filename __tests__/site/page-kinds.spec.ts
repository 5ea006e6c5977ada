import type { Page, Request } from '@playwright/test';
import { defaultLanguage, languageCodes } from '../../src/i18n/languages';
import { byteLimits } from '../../tools/lighthouse/budgets';
import { axeFindings } from './helpers/axe';
import { t } from './helpers/content';
import { motifAddresses, missingMotifs } from './helpers/motifs';
import { pageKinds } from './helpers/pages';
import { at, contentWidth, everyWidth, expect, hydrated, test, widths } from './helpers/test';

// Lighthouse's phone.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Every kind of page in English and one other language, and two kinds in all languages. */
const translations = languageCodes.filter((code) => code !== defaultLanguage);
const english = pageKinds(defaultLanguage);
const inTurns = english.flatMap((_, index) => {
  const language = translations[index % translations.length];
  return language === undefined ? [] : (pageKinds(language)[index] ?? []);
});
const samples = translations.flatMap((language) =>
  pageKinds(language).filter((path) => path === `/${language}` || path.includes('/services/')),
);

/** Pages have the same structure in every language, so some checks need only some of them. */
const withMotifs = new Set(english);
const withAxe = new Set([...english, ...inTurns]);

for (const path of new Set([...english, ...inTurns, ...samples])) {
  test(`${path} is whole: budgets, widths, drawings, axe, without an error or a foreign request`, async ({
    page,
    complaints,
  }) => {
    const loaded: Request[] = [];
    page.on('requestfinished', (request) => loaded.push(request));
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expectWithinBudgets(path, loaded);
    if (withAxe.has(path)) expect.soft(await axeFindings(page)).toEqual([]);
    for (const width of everyWidth) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft([width, await page.evaluate(contentWidth)]).toEqual([width, width]);
    }
    // The viewport is that of a desktop now.
    if (withAxe.has(path)) expect.soft(await axeFindings(page)).toEqual([]);
    if (withMotifs.has(path)) await expectMotifs(page);
    expect(complaints).toEqual([]);
  });
}

/** The most bytes that scripts may fetch while a page loads. Most of it is Gatsby's page data. */
const dataLimit = 15_000;

async function expectWithinBudgets(path: string, loaded: readonly Request[]) {
  for (const [kind, limit] of Object.entries(byteLimits(path)))
    expect.soft(await bytesOf(loaded, kind), `bytes of ${kind}`).toBeLessThanOrEqual(limit);
  const data = await bytesOf(loaded, 'xhr', 'fetch');
  expect.soft(data, 'bytes of data').toBeLessThanOrEqual(dataLimit);
}

async function bytesOf(loaded: readonly Request[], ...kinds: string[]): Promise<number> {
  const requests = loaded.filter((request) => kinds.includes(request.resourceType()));
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** Every motif is drawn, by a file that browsers may keep. */
async function expectMotifs(page: Page) {
  // They load lazily.
  for (const motif of await page.locator('.motif:visible').all())
    await motif.scrollIntoViewIfNeeded();
  await expect.poll(() => missingMotifs(page)).toBe(0);
  for (const address of await motifAddresses(page)) {
    const [file = '', id] = address.split('#');
    const answer = await page.request.get(file);
    expect([file, answer.status()]).toEqual([file, 200]);
    expect(answer.headers()['content-type']).toContain('image/svg+xml');
    expect(answer.headers()['cache-control']).toContain('immutable');
    if (id) expect(await answer.text()).toContain(`id="${id}"`);
  }
}

test('axe finds nothing on a page that is not there', async ({ page }) => {
  await page.goto('/nope');
  expect.soft(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: widths.desktop, height: 800 });
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('with the phone menu open', () => {
  test.use(at(widths.phone));

  test('axe finds nothing', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('banner').getByText(t('layout:menu'), { exact: true }).click();
    expect(await axeFindings(page)).toEqual([]);
  });
});
