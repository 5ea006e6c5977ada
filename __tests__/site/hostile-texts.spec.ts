import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, test } from '@playwright/test';
import { inlineScripts } from '../../plugins/gatsby-plugin-html-first/src/build/inline-scripts';
import { arrangePage } from '../../plugins/gatsby-plugin-html-first/src/build/page';
import { withPolicy } from '../../plugins/gatsby-plugin-static-host/src/policy';
import { defaultLanguage } from '../../src/i18n/languages';
import { hostileText } from './helpers/hostile-text';
import { allPages, pageKinds } from './helpers/pages';

/*
 * Pages are rendered as in the build, by the code of the build, with a hostile text in every place that holds a text. They must have the
 * elements and attributes of the built page, and run nothing else.
 */

interface PageData {
  path: string;
  result: { data: unknown; pageContext: unknown };
}

/** What Gatsby calls for each page of a build. */
interface Renderer {
  default: (page: object) => Promise<{ html: string }>;
}

// As for a build.
Object.assign(process.env, { NODE_ENV: 'production', GATSBY_SLICES: 'true' });
const renderer = createRequire(__filename)(
  path.resolve('.cache/page-ssr/routes/render-page.js'),
) as Renderer;

const nothing = {
  staticQueryContext: {},
  styles: [],
  scripts: [],
  reversedStyles: [],
  reversedScripts: [],
};

/* Rendering notes in the cache what browsers read. Notes of hostile texts must not reach the next build. */
const project = process.cwd();
let elsewhere: string;
test.beforeAll(() => {
  elsewhere = mkdtempSync(path.join(tmpdir(), 'hostile-texts-'));
});
test.beforeEach(() => process.chdir(elsewhere));
test.afterEach(() => process.chdir(project));
test.afterAll(() => rmSync(elsewhere, { recursive: true }));

/** Renders a page and changes it as the plugins do after the build. Throws if it has something that the build does not know. */
async function render(pageData: PageData, known: ReadonlySet<string>): Promise<string> {
  const context = { isDuringBuild: true };
  const { html } = await renderer.default({
    pagePath: pageData.path,
    pageData,
    context,
    ...nothing,
  });
  return withPolicy(arrangePage(html).html, {}, known);
}

/** Returns the data that the build renders a page from. */
function readData(page: string): PageData {
  const folder = path.join(project, '.cache/html-first/whole/page-data');
  const file = path.join(folder, page === '/' ? 'index' : page, 'page-data.json');
  return JSON.parse(readFileSync(file, 'utf8')) as PageData;
}

/** Fields that are no words: schemas allow only certain characters in them, or code makes them. */
const facts =
  /^(slug|key|path|url|https?|color|ground|motif|emblem|trade|icon|kind|type|layout|per|ns|language|number|email|phone|messenger|country|posted|updated|date|on|website|link|model|file|publicURL|src|srcSet|sizes|base|hash|remote|sample|order|handle|id|internal|category|department|scheme|figure|thing|script|font|size|hex|ink|value)$/;

/** Returns the data with the next text in place of every word. */
function filled(value: unknown, next: () => string, key = ''): unknown {
  if (typeof value === 'string') return key === 'data' ? filledStrings(value, next) : next();
  if (Array.isArray(value)) return value.map((item) => filled(item, next, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      facts.test(name) && typeof inner === 'string' ? inner : filled(inner, next, name),
    ]),
  );
}

/** The strings of a namespace are JSON. */
const filledStrings = (json: string, next: () => string) =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(JSON.parse(json) as Record<string, string>).map((key) => [key, next()]),
    ),
  );

/** Returns the kinds of elements of a page: the name of the parent, its own and those of its attributes. */
function elementsIn(html: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: Tree.ParentNode, parent: string) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      const names = child.attrs.map(({ name }) => name).sort();
      found.add([parent, child.tagName, ...names].join(' '));
      visit(child, child.tagName);
      if ('content' in child) visit(child.content, child.tagName);
    }
  };
  visit(parse(html), '');
  return found;
}

/** Returns the structured data of a page. Throws if they are no JSON. */
function structuredData(html: string): string {
  const [, json = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  if (json) JSON.parse(json);
  return json;
}

/** Each page is rendered with this many texts at once. */
const together = 10;

async function expectHarmless(page: string, texts: number) {
  const scripts = Object.values(await inlineScripts(htmlFirst));
  const data = readData(page);
  const own = `/*<![CDATA[*/window.pagePath=${JSON.stringify(data.path)};/*]]>*/`;
  const known = new Set([...scripts, own]);
  const withTexts = (some: readonly string[]) => {
    let count = 0;
    // Each text differs and is not empty: an empty one would have no `placeholder`, and of two equal options both would be selected.
    const next = () => `${some[count % some.length] ?? ''} ${count++}`;
    const result = { ...data.result, data: filled(data.result.data, next) };
    return render({ ...data, result }, known);
  };
  const harmless = Array.from({ length: together }, (_, index) => `Text ${index}`);
  // Where a line may break, a space of no width becomes an element.
  const breakable = harmless.map((text) => text.replace(' ', '\u200b'));
  const clean = new Set([
    ...elementsIn(await render(data, known)),
    ...elementsIn(await withTexts(harmless)),
    ...elementsIn(await withTexts(breakable)),
  ]);
  const lists = fc.array(hostileText, { minLength: together, maxLength: together });
  await fc.assert(
    fc.asyncProperty(lists, async (some) => {
      const html = await withTexts(some);
      expect([...elementsIn(html)].filter((element) => !clean.has(element))).toEqual([]);
      expect(structuredData(html)).not.toMatch(/[<>&\u2028\u2029]/);
    }),
    { numRuns: Math.ceil(texts / together), seed: Number(process.env['TEST_SEED']) },
  );
}

/** The options in gatsby-config.ts. */
const htmlFirst = {
  head: path.join(project, 'src/layout/document/head-script.ts'),
  body: path.join(project, 'src/layout/document/body-script.ts'),
  jsonFields: { 'languages.json': ['code'] },
};

const kinds = pageKinds(defaultLanguage);
const cases = 500;

for (const page of kinds)
  test(`hostile texts stay texts on ${page}`, async () => {
    await expectHarmless(page, Math.ceil(cases / kinds.length));
  });

for (const { path: page } of allPages)
  test(`many hostile texts stay texts on ${page}`, { tag: '@long' }, async () => {
    test.slow();
    await expectHarmless(page, 100);
  });
