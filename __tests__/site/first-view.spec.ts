import type { Request } from '@playwright/test';
import { defaultLanguage, languageCodes } from '../../src/i18n/languages';
import { byteLimits } from '../../tools/lighthouse/budgets';
import { pageKinds } from './helpers/pages';
import { hydrated, contentWidth, everyWidth, expect, test } from './helpers/test';

// Lighthouse's phone.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

/**
 * Every kind of page in English and one other language, and two kinds in all languages. layout.spec.ts checks the layout of every page.
 */
const translations = languageCodes.filter((code) => code !== defaultLanguage);
const inTurns = pageKinds(defaultLanguage).flatMap((_, index) => {
  const language = translations[index % translations.length];
  return language === undefined ? [] : (pageKinds(language)[index] ?? []);
});
const samples = translations.flatMap((language) =>
  pageKinds(language).filter((path) => path === `/${language}` || path.includes('/services/')),
);
const paths = new Set([...pageKinds(defaultLanguage), ...inTurns, ...samples]);

for (const path of paths) {
  test(`${path} comes to life within its budgets, without an error, a foreign request or a sideways scroll`, async ({
    page,
    complaints,
  }) => {
    const loaded: Request[] = [];
    page.on('requestfinished', (request) => loaded.push(request));
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    for (const [kind, limit] of Object.entries(byteLimits(path))) {
      const requests = loaded.filter((request) => request.resourceType() === kind);
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      expect.soft(bytes, `bytes of ${kind}`).toBeLessThanOrEqual(limit);
    }
    for (const width of everyWidth) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await page.evaluate(contentWidth)]).toEqual([width, width]);
    }
    expect(complaints).toEqual([]);
  });
}
