import type { Browser, Page } from '@playwright/test';
import { consoleErrorsOf } from '../helpers/serve';
import {
  enlargeText,
  insertBeforeInputs,
  linkNumbers,
  passProxy,
  save,
  translate,
  translateAtLoad,
} from './helpers/change-page';
import { allPages, pagesOfParts } from './helpers/pages';
import { expect, hydrated, test } from './helpers/test';
import { looksOfHeadings, makeSteady, workThrough, wordsOfMain } from './helpers/work-through';

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
  'through a proxy': { before: passProxy },
  'with text at 200 %': { before: enlargeText },
};
/** In the order in which a visitor meets them. */
const together: Change = {
  before: async (page) => {
    await passProxy(page);
    await enlargeText(page);
    await insertBeforeInputs(page);
    await linkNumbers(page);
    await translateAtLoad(page);
  },
};

/** Does something with an open page. Nothing in it may throw. */
async function open<R>(
  browser: Browser,
  path: string,
  act: (page: Page) => Promise<R>,
  { before, locale = 'en' }: { before?: Change['before']; locale?: string } = {},
): Promise<R> {
  const page = await browser.newPage({
    viewport: { width: 1920, height: 900 },
    reducedMotion: 'reduce',
    locale,
  });
  const complaints = consoleErrorsOf(page, () => true);
  await page.addInitScript(makeSteady);
  await before?.(page);
  await page.goto(path);
  const result = await act(page);
  expect.soft(await page.locator('h1').count(), `headings of ${path}`).toBe(1);
  // React may render a part anew, and says so in the console.
  expect
    .soft(
      complaints.filter((one) => one.startsWith('error:')),
      path,
    )
    .toEqual([]);
  await page.close();
  return result;
}

/** Opens a page, uses all of it, and returns what it says then. */
const visit = (browser: Browser, path: string, { before, after }: Change = {}): Promise<string> =>
  open(
    browser,
    path,
    async (page) => {
      await hydrated(page);
      await after?.(page);
      await page.evaluate(workThrough);
      await page.waitForLoadState('networkidle');
      return page.evaluate(wordsOfMain);
    },
    { before },
  );

/** Saves a page, and expects that its copies look like it, to the end, also for someone who reads another language. */
async function expectCopies(browser: Browser, path: string, file: string) {
  const { looks, copies } = await open(browser, path, async (page) => {
    await hydrated(page);
    return { looks: await page.evaluate(looksOfHeadings), copies: await save(page, file) };
  });
  expect(looks.length).toBeGreaterThan(0);
  for (const copy of copies)
    await open(
      browser,
      copy,
      async (page) => {
        expect.soft(await page.evaluate(looksOfHeadings), copy).toEqual(looks);
        expect.soft(page.url()).toBe(copy);
      },
      { locale: 'bn' },
    );
}

for (const [place, path] of pagesOfParts().entries()) {
  test(`${path} works while others change it`, async ({ browser }) => {
    test.slow();
    const untouched = await visit(browser, path);
    expect(untouched).not.toBe('');
    // By turns, as each visit takes seconds. The long run has all of them.
    const change = place % 2 ? together : changes['translated later'];
    expect.soft(await visit(browser, path, change)).toBe(untouched);
  });

  test(`a saved copy of ${path} is the page`, async ({ browser }, info) => {
    await expectCopies(browser, path, info.outputPath('copy'));
  });
}

for (const { path } of allPages)
  test(
    `${path} works while others change it in each way`,
    { tag: '@long' },
    async ({ browser }, info) => {
      test.slow();
      const untouched = await visit(browser, path);
      for (const [name, change] of Object.entries(changes))
        expect.soft(await visit(browser, path, change), name).toBe(untouched);
      await expectCopies(browser, path, info.outputPath('copy'));
    },
  );
