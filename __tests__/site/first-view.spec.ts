import { defaultLanguage, languageCodes } from '../../src/i18n/languages';
import { budgets, keepsBudget } from '../../tools/bench/budgets';
import { measureFirstView, PHONE, type FirstView } from '../../tools/bench/first-view';
import { pageKinds } from './helpers/pages';
import { hydrated, contentWidth, everyWidth, expect, test } from './helpers/test';

test.use(PHONE);

/**
 * Every kind of page in English and, in turns, in another language; and two kinds in all of them. What else a language
 * changes is words, and whether those have room is looked at on every page in layout.spec.ts.
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
    const view = await measureFirstView(page, path);
    const over = budgets
      .filter(({ measure }) => measure in view)
      .filter((budget) => !keepsBudget(budget, path, view[budget.measure as keyof FirstView]))
      .map(({ measure }) => [measure, view[measure as keyof FirstView]]);
    expect(over).toEqual([]);

    await hydrated(page);
    for (const width of everyWidth) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await page.evaluate(contentWidth)]).toEqual([width, width]);
    }
    expect(complaints).toEqual([]);
  });
}
