import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { defaultLanguage } from '../../src/i18n/languages';
import { localizePath, parsePath } from '../../src/i18n/paths';
import { inTime } from './helpers/failing-scripts';
import { pageKinds } from './helpers/pages';
import { at, expect, test, widths } from './helpers/test';

/* Whatever of a page does not come, or comes wrong: the visitor still has a page to read and a way home. */

test.use({ ...at(widths.desktop), reducedMotion: 'reduce' } as object);
test.beforeEach(({ page }) => page.clock.install());
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

type Fault = (route: Route) => Promise<void>;

const page404 = '<!doctype html><title>Not here</title>';

const faults: Record<string, Fault> = {
  'is gone': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: page404 }),
  'is empty': (route) => route.fulfill({ body: '' }),
  'is cut in half': async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'never comes': () => Promise.resolve(),
};

interface PageData {
  path: string;
  result: { data?: object | null; pageContext: object };
}

/** Changes the data of the page. */
const withData =
  (change: (data: PageData) => object): Fault =>
  async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response, json: change((await response.json()) as PageData) });
  };

const dataOf = (path: string) =>
  JSON.parse(readFileSync(`public/page-data/${path}/page-data.json`, 'utf8')) as PageData;

const dataFaults: Record<string, Fault> = {
  'are those of another page': withData(({ path }) =>
    dataOf(path === '/accessibility' ? 'privacy-policy' : 'accessibility'),
  ),
  'are those of another language': withData(({ path }) => {
    const { language, path: english } = parsePath(path);
    return dataOf(localizePath(english, language === 'fr' ? 'bn' : 'fr').slice(1));
  }),
  'have other content': withData((data) => ({
    ...data,
    result: { ...data.result, data: dataOf('accessibility').result.data },
  })),
  'are null': withData((data) => ({ ...data, result: { ...data.result, data: null } })),
  'are missing': withData(({ result: { pageContext }, ...data }) => ({
    ...data,
    result: { pageContext },
  })),
  'have no result': withData((data) => ({ ...data, result: null })),
};

const pathOf = (address: string) => new URL(address).pathname;
const isPageData = (path: string) => path.endsWith('/page-data.json');

/** Waits until React has hydrated the page or is known to fail. */
async function settled(page: Page) {
  await page.keyboard.press('Shift');
  const html = page.locator('html');
  await inTime(page, () =>
    expect(html)
      .toHaveAttribute('data-scripting', /.+/, { timeout: 100 })
      .then(async () => {
        const done = await html.evaluate(
          (root) => 'hydrated' in root.dataset || root.dataset['scripting'] === 'lost',
        );
        expect(done).toBe(true);
      }),
  );
}

/** Expects a heading and a link home that are shown. */
async function expectReadable(page: Page, path: string, what: string) {
  await page.waitForLoadState('networkidle');
  await expectHeadingAndWayHome(page, path, what);
}

async function expectHeadingAndWayHome(page: Page, path: string, what: string) {
  await settled(page);
  const home = localizePath('/', parsePath(path).language);
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), what).toBeVisible();
  await expect.soft(page.locator(`a[href="${home}"]:visible`).first(), what).toBeVisible();
}

/** Opens the page without a fault and returns the paths of what it asks for. */
async function askedBy(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) asked.add(pathOf(request.url()));
  });
  await page.goto(path);
  await expectReadable(page, path, 'no fault');
  page.removeAllListeners('request');
  return [...asked];
}

/** Opens the page with a fault of some files. */
async function openWith(page: Page, path: string, files: readonly string[], fault: Fault) {
  await page.route((url) => files.includes(url.pathname), fault);
  // A page that waits for a file is never loaded.
  await page.goto(path, { waitUntil: 'commit' });
  if (fault !== faults['never comes']) await page.waitForLoadState('networkidle');
  await expectHeadingAndWayHome(page, path, files.join(' '));
  await expect.soft(page.locator('footer'), files.join(' ')).toBeAttached();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Files whose fault is tried for all at once in the short run. */
const isFont = (file: string) => file.endsWith('.woff2');
const isPicture = (file: string) => /\.(svg|jpg|webp|png|ico)$/.test(file);

function together(files: readonly string[]): string[][] {
  const single = files.filter((file) => !isFont(file) && !isPicture(file));
  return [...single.map((file) => [file]), files.filter(isFont), files.filter(isPicture)];
}

const short = ['/career'];
const long = pageKinds(defaultLanguage).filter((path) => !short.includes(path));

for (const path of [...short, ...long]) {
  const tag = short.includes(path) ? [] : ['@long'];

  for (const [what, fault] of Object.entries(faults)) {
    // Each takes twenty seconds.
    const own = what === 'is gone' || what === 'never comes' ? tag : ['@long'];
    test(`${path} stays readable if a file ${what}`, { tag: own }, async ({ page }) => {
      test.slow();
      const files = await askedBy(page, path);
      for (const some of tag.length > 0 ? files.map((file) => [file]) : together(files))
        if (some.length > 0) await openWith(page, path, some, fault);
    });
  }

  test(`${path} stays readable if its data are wrong`, { tag }, async ({ page }) => {
    test.slow();
    for (const [what, fault] of Object.entries(dataFaults)) {
      await page.route((url) => isPageData(url.pathname), fault);
      await page.goto(path);
      await expectReadable(page, path, `the data ${what}`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  test(`${path} stays readable if the browser changes it`, { tag }, async ({ page }) => {
    test.slow();
    for (const [what, change] of Object.entries(changes)) {
      await page.goto(path);
      await page.evaluate(change);
      await expectReadable(page, path, what);
    }
  });
}

/** What translators and other extensions do to a page before React comes. */
const changes = {
  translated: () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
      const translated = document.createElement('span');
      text.replaceWith(translated);
      translated.append(text.data.toUpperCase());
    }
  },
  'with elements that were added': () => {
    document.querySelector('main')?.prepend('Added');
    document.querySelector('#___gatsby')?.append('Added');
  },
  'with elements that were removed': () => {
    document.querySelector('main > :last-child')?.remove();
    document.querySelector('footer')?.remove();
  },
  'with a broken platform': () => {
    Node.prototype.insertBefore = () => {
      throw new DOMException('broken', 'NotFoundError');
    };
  },
};
