import type { Browser, Page } from '@playwright/test';
import { consoleErrorsOf } from '../helpers/serve';
import { insertBeforeInputs, linkNumbers, translate, translateAtLoad } from './helpers/change-page';
import { allPages, pagesOfParts } from './helpers/pages';
import { expect, hydrated, test } from './helpers/test';
import { workThrough, wordsOfMain } from './helpers/work-through';

/*
 * Visitors have pages translated, and extensions and browsers change them. Whatever a visitor does then, React does not throw, and the page
 * says what an untouched one says after the same actions.
 */

interface Change {
  before?: (page: Page) => Promise<unknown>;
  after?: (page: Page) => Promise<unknown>;
}

const changes: Record<string, Change> = {
  'translated at once': { before: translateAtLoad },
  'translated later': { after: translate },
  'with links on numbers': { before: linkNumbers },
  'with a node before each input': { before: insertBeforeInputs },
};
/** In the order in which a visitor meets them. */
const together: Change = {
  before: async (page) => {
    await insertBeforeInputs(page);
    await linkNumbers(page);
    await translateAtLoad(page);
  },
};

interface Visit {
  browser: Browser;
  path: string;
  /** The size of the browser's text. */
  text: string;
}

/** Opens a page, uses all of it, and returns what it says then. */
async function visit({ browser, path, text }: Visit, change: Change = {}): Promise<string> {
  const page = await browser.newPage({
    viewport: { width: 1920, height: 900 },
    reducedMotion: 'reduce',
  });
  const complaints = consoleErrorsOf(page, () => true);
  await page.addInitScript((size) => {
    // The same sum in each visit.
    Math.random = () => 0.4;
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = size;
    });
  }, text);
  await change.before?.(page);
  await page.goto(path);
  await hydrated(page);
  await change.after?.(page);
  await page.evaluate(workThrough);
  await page.waitForLoadState('networkidle');
  const said = await page.evaluate(wordsOfMain);
  expect.soft(await page.locator('h1').count(), `headings of ${path}`).toBe(1);
  // React may render a part anew, and says so in the console.
  expect
    .soft(
      complaints.filter((one) => one.startsWith('error:')),
      path,
    )
    .toEqual([]);
  await page.close();
  return said;
}

const textOf = (place: number) => (place % 2 ? '200%' : '100%');

for (const [place, path] of pagesOfParts().entries())
  test(`${path} works while others change it`, async ({ browser }) => {
    test.slow();
    const where = { browser, path, text: textOf(place) };
    const untouched = await visit(where);
    expect(untouched).not.toBe('');
    // By turns, as each visit takes seconds. The long run has all of them.
    const change = place % 2 ? together : changes['translated later'];
    expect.soft(await visit(where, change)).toBe(untouched);
  });

for (const [place, { path }] of allPages.entries())
  test(
    `${path} works while others change it in each way`,
    { tag: '@long' },
    async ({ browser }) => {
      test.slow();
      // A page of two kinds of text, in turn over the languages.
      const where = { browser, path, text: textOf(place) };
      const untouched = await visit(where);
      for (const [name, change] of Object.entries(changes))
        expect.soft(await visit(where, change), name).toBe(untouched);
    },
  );
