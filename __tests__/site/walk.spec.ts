import type { BrowserContext } from '@playwright/test';
import { languages } from '../../src/i18n/languages';
import { readsContent } from './helpers/content';
import { layoutErrors } from './helpers/layout-errors';
import { allPages, pageKinds } from './helpers/pages';
import { PassedViews, viewOf } from './helpers/passed-views';
import { expect, test } from './helpers/test';

const widths = [320, 360, 390, 768, 1024, 1280, 1440, 1920];

/** What a visitor may set: nothing, text at 200 %, or the spacing of WCAG 1.4.12. */
const settings = {
  '': '',
  ' text 200%': 'html { font-size: 200% !important }',
  ' spacing': `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `,
} as const;

const views = Object.entries(settings).flatMap(([name, css]) =>
  widths.map((width) => ({ name: `${String(width)} px${name}`, width, css })),
);
type View = (typeof views)[number];

/**
 * Returns the layout errors of pages in some views, each with the places where it was found. Pages that did not change since they passed
 * are left out. `name` is that of the record of these.
 */
async function walk(
  context: BrowserContext,
  name: string,
  stops: readonly { path: string; views: readonly View[] }[],
) {
  const found = new Map<string, string[]>();
  const passed = new PassedViews(name);
  const check = [layoutErrors.toString(), context.browser()?.version() ?? ''];
  for (const { path, views: own } of stops) {
    const html = await (await context.request.get(path)).text();
    const idOf = (view: View) => viewOf(html, view.name, view.css, ...check);
    const left = own.filter((view) => !passed.has(idOf(view)));
    if (left.length === 0) continue;
    // A page of its own, since a navigation would start a view transition, and a new size interrupts it.
    const page = await context.newPage();
    await page.goto(path);
    for (const view of left) {
      await page.setViewportSize({ width: view.width, height: 800 });
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, view.css);
      const errors = await page.evaluate(layoutErrors);
      for (const error of errors)
        found.set(error, [...(found.get(error) ?? []), `${path} ${view.name}`]);
      if (errors.length === 0) passed.add(idOf(view));
    }
    await page.close();
  }
  passed.save();
  return [...found].map(([error, places]) => `${error}: ${places.join(', ')}`);
}

test.use({ javaScriptEnabled: false });

for (const [index, { code }] of languages.entries()) {
  const kinds = pageKinds(code);

  test(
    `no text leaves its box or meets another, in some views (${code})`,
    readsContent,
    async ({ context }) => {
      const narrow = views.slice(0, 1);
      // The narrowest view, and two of the others in turn, so that each language has every view on some page.
      const stops = kinds.map((path, place) => ({
        path,
        views: [...narrow, ...views.filter((_, at) => (at + place * 5 + index * 3) % 12 === 1)],
      }));
      expect(await walk(context, `some-${code}`, stops)).toEqual([]);
    },
  );

  test(
    `no text leaves its box or meets another (${code})`,
    { tag: ['@content', '@long'] },
    async ({ context }) => {
      test.setTimeout(1_200_000);
      const stops = allPages
        .filter((page) => page.context.language === code)
        .map(({ path }) => ({ path, views }));
      expect(await walk(context, `all-${code}`, stops)).toEqual([]);
    },
  );
}
