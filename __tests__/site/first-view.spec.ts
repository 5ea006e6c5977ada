import { languageCodes } from '../../src/i18n/languages';
import { budgets, keepsBudget } from '../../tools/bench/budgets';
import { measureFirstView, PHONE, type FirstView } from '../../tools/bench/first-view';
import { pageKinds } from './helpers/pages';
import { alive, contentWidth, everyWidth, expect, test } from './helpers/test';

test.use(PHONE);

/** Every kind of page in a language of each script; what the others add is words, so two pages of each show it. */
const wholly = ['en', 'bn', 'ja'];
const paths = languageCodes.flatMap((language) =>
  wholly.includes(language) ? pageKinds(language) : samples(language),
);

function samples(language: string): string[] {
  const kinds = pageKinds(language);
  return kinds.filter((path) => path === `/${language}` || path.includes('/services/'));
}

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

    await alive(page);
    for (const width of everyWidth) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await page.evaluate(contentWidth)]).toEqual([width, width]);
    }
    expect(complaints).toEqual([]);
  });
}
