import type { BrowserContext } from '@playwright/test';
import { languages } from '../../src/i18n/languages';
import { readsContent } from './helpers/content';
import { layoutErrors } from './helpers/layout-errors';
import { allPages, pageKinds } from './helpers/pages';
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

/** Returns the layout errors of a page in some views, each with the places where it was found. */
async function walk(
  context: BrowserContext,
  stops: readonly { path: string; views: readonly View[] }[],
) {
  const found = new Map<string, string[]>();
  for (const { path, views: own } of stops) {
    // A page of its own, since a navigation would start a view transition, and a new size interrupts it.
    const page = await context.newPage();
    await page.goto(path);
    for (const { name, width, css } of own) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
      for (const error of await page.evaluate(layoutErrors))
        found.set(error, [...(found.get(error) ?? []), `${path} ${name}`]);
    }
    await page.close();
  }
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
      expect(await walk(context, stops)).toEqual([]);
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
      expect(await walk(context, stops)).toEqual([]);
    },
  );
}
