import type { Page } from '@playwright/test';
import { languageCodes } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { readsContent } from './helpers/content';
import { allPages, hiddenPaths } from './helpers/pages';
import { expect, test } from './helpers/test';

/** A page as the crawl sees it. */
interface Leaf {
  status: number;
  /** Whether its address redirects. */
  moved: boolean;
  ids: string[];
  /** All values of `href` and `src`. */
  addresses: string[];
  /** The targets of links. */
  links: string[];
  /** The targets of links in the same language. */
  ownLinks: string[];
  /** Buttons in static parts, which have no handlers. */
  parts: string[];
  deadButtons: number;
  /** Texts that look like i18n keys. i18next shows the key if a page's query lacks the namespace. */
  keys: string[];
}

/** File extensions, which pages do not have. */
const isFile = (path: string) => /\.\w+$/.test(path);

/** Loads and parses a page without running its scripts. */
async function read(page: Page, path: string): Promise<Leaf> {
  const response = await page.request.get(path, { maxRedirects: 0 });
  const status = response.status();
  const moved = status >= 300 && status < 400;
  if (status !== 200)
    return {
      status,
      moved,
      ids: [],
      addresses: [],
      links: [],
      ownLinks: [],
      parts: [],
      deadButtons: 0,
      keys: [],
    };
  const found = await page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const values = (selector: string, name: string) =>
        [...parsed.querySelectorAll(selector)].map((node) => node.getAttribute(name) ?? '');
      const words = [...parsed.body.querySelectorAll('*')]
        .filter(({ localName }) => localName !== 'script' && localName !== 'style')
        .flatMap(({ childNodes }) => [...childNodes])
        .map((node) => (node.nodeType === 3 ? (node.nodeValue ?? '').trim() : ''));
      const heard = ['aria-label', 'alt', 'placeholder', 'title'].flatMap((name) =>
        values(`[${name}]`, name),
      );
      return {
        keys: [...words, ...heard].filter((text) => /^[a-z]+:[a-z]\w*$/i.test(text)),
        parts: values('[data-static]', 'data-static'),
        deadButtons: parsed.querySelectorAll('[data-static] button').length,
        ids: values('[id]', 'id'),
        addresses: [
          ...values('link[href]:not([rel~=canonical]):not([rel~=alternate])', 'href'),
          ...values('[src]', 'src'),
        ],
        links: values('a[href], area[href]', 'href'),
        ownLinks: values('a[href]:not([data-language])', 'href'),
      };
    },
    await response.text(),
  );
  return { status, moved, ...found };
}

/** Returns the path and hash of a link's target, or undefined outside the site. */
function target(from: string, address: string): { path: string; fragment: string } | undefined {
  const here = new URL(from, 'http://site.test');
  const url = new URL(address, here);
  if (url.origin !== here.origin) return undefined;
  return { path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) };
}

/** All pages by path: the planned ones and all that are linked. */
const site = new Map<string, Leaf>();
const files = new Set<string>();

// One crawl for all tests. Playwright repeats it after a failed test.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser, baseURL }) => {
  // The parser needs a page without a policy.
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
  const waiting = allPages.map(({ path }) => path);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (site.has(path)) continue;
    const leaf = await read(page, path);
    site.set(path, leaf);
    for (const address of [...leaf.links, ...leaf.addresses]) {
      const next = target(path, address)?.path;
      if (next === undefined) continue;
      if (isFile(next)) files.add(next);
      else waiting.push(next);
    }
  }
  await page.close();
});

test('the crawl saw every page of the plan, and more than pages', readsContent, () => {
  for (const { path } of allPages) expect([path, site.get(path)?.status]).toEqual([path, 200]);
  expect(files.size).toBeGreaterThan(0);
});

test('no page shows the key of a text instead of the text', readsContent, () => {
  const shown = [...site].flatMap(([path, { keys }]) => keys.map((key) => `${path}: ${key}`));
  expect(shown).toEqual([]);
});

test('every link leads to a page that is there, under its final address', readsContent, () => {
  const dead = [...site].flatMap(([path, { links }]) =>
    links.flatMap((link) => {
      const to = target(path, link);
      const status = to && !isFile(to.path) ? site.get(to.path)?.status : 200;
      return status === 200 ? [] : [`${path}: ${link} answers ${status}`];
    }),
  );
  expect(dead).toEqual([]);
});

test('every fragment names something on the page it leads to', readsContent, () => {
  let seen = 0;
  const broken = [...site].flatMap(([path, { links }]) =>
    links.flatMap((link) => {
      const to = target(path, link);
      if (!to || to.fragment === '') return [];
      seen += 1;
      return site.get(to.path)?.ids.includes(to.fragment) ? [] : [`${path}: ${link}`];
    }),
  );
  expect(seen).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

test('static parts are there once each, and hold no button', readsContent, () => {
  for (const [path, { parts, deadButtons }] of site) {
    const twice = parts.filter((name, index) => parts.indexOf(name) !== index);
    expect([path, twice, deadButtons]).toEqual([path, [], 0]);
  }
});

test('no page has an id twice', readsContent, () => {
  const twice = [...site].flatMap(([path, { ids }]) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`),
  );
  expect(twice).toEqual([]);
});

test(
  'a visitor of the home page can reach every page of that language but the account screens',
  readsContent,
  () => {
    for (const language of languageCodes) {
      const reached = new Set<string>();
      const waiting = [localizePath('/', language)];
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (reached.has(path)) continue;
        reached.add(path);
        for (const link of site.get(path)?.links ?? []) {
          const next = target(path, link)?.path;
          if (next !== undefined && !isFile(next)) waiting.push(next);
        }
      }
      const own = allPages.filter(({ context }) => context.language === language);
      const orphans = own.filter(({ path }) => !reached.has(path));
      expect(orphans.map(({ context }) => context.englishPath).sort()).toEqual(
        [...hiddenPaths].sort(),
      );
    }
  },
);

test('every file that a page names is there', readsContent, async ({ request }) => {
  const gone: string[] = [];
  for (const file of files) {
    const response = await request.head(file, { maxRedirects: 0 });
    if (response.status() !== 200) gone.push(`${file} answers ${response.status()}`);
  }
  expect(gone).toEqual([]);
});
