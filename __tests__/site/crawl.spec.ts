import sharp from 'sharp';
import { languageCodes } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { entries, readsContent, studio } from './helpers/content';
import { allPages, hiddenPaths } from './helpers/pages';
import { expect, test } from './helpers/test';

/** File extensions, which pages do not have. */
const isFile = (path: string) => /\.\w+$/.test(path);

/** Runs in a page: parses another page without running its scripts. */
function parsePage(html: string) {
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
    language: parsed.documentElement.lang,
    headlines: parsed.querySelectorAll('h1').length,
    title: parsed.title.trim(),
    descriptions: values('meta[name=description]', 'content'),
    sharePictures: values('meta[property="og:image"]', 'content'),
    shareAlts: values('meta[property="og:image:alt"]', 'content'),
    ids: values('[id]', 'id'),
    // All but links.
    addresses: [
      ...values('link[href]:not([rel~=canonical]):not([rel~=alternate])', 'href'),
      ...values('[src]', 'src'),
    ],
    links: values('a[href], area[href]', 'href'),
    // Static parts have no handlers, so a button in them does nothing.
    parts: values('[data-static]', 'data-static'),
    deadButtons: parsed.querySelectorAll('[data-static] button').length,
    // i18next shows the key of a text if a page's query lacks the namespace.
    keys: [...words, ...heard].filter((text) => /^[a-z]+:[a-z]\w*$/i.test(text)),
  };
}

type Content = ReturnType<typeof parsePage>;

/** Returns the path and hash of a link's target, or undefined outside the site. */
function target(from: string, address: string): { path: string; fragment: string } | undefined {
  const here = new URL(from, 'http://site.test');
  const url = new URL(address, here);
  if (url.origin !== here.origin) return undefined;
  return { path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) };
}

/** All pages by path: the planned ones and all that are linked. Undefined for an address that has no page or redirects. */
const site = new Map<string, Content | undefined>();
const files = new Set<string>();

/** Returns a page of the plan. */
function pageAt(path: string): Content {
  const content = site.get(path);
  if (!content) throw new Error(`there is no page at ${path}`);
  return content;
}

const repeated = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);

// One crawl for all tests. Playwright repeats it after a failed test.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser, baseURL }) => {
  // The parser needs a page without a policy.
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
  const waiting = allPages.map(({ path }) => path);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (site.has(path)) continue;
    const response = await page.request.get(path, { maxRedirects: 0 });
    const content =
      response.status() === 200 ? await page.evaluate(parsePage, await response.text()) : undefined;
    site.set(path, content);
    const { links = [], addresses = [], sharePictures = [] } = content ?? {};
    for (const picture of sharePictures) files.add(new URL(picture).pathname);
    for (const address of [...links, ...addresses]) {
      const next = target(path, address)?.path;
      if (next === undefined) continue;
      if (isFile(next)) files.add(next);
      else waiting.push(next);
    }
  }
  await page.close();
});

test.describe('the crawl', readsContent, () => {
  test('sees every page of the plan in its language, with one headline and words of its own', () => {
    for (const { path, context } of allPages) {
      const { language, headlines, title, descriptions } = pageAt(path);
      expect({ path, language, headlines }).toEqual({
        path,
        language: context.language,
        headlines: 1,
      });
      expect([path, title === '', descriptions.length]).toEqual([path, false, 1]);
    }
    for (const code of languageCodes) {
      const own = allPages.filter(({ context }) => context.language === code);
      expect(repeated(own.map(({ path }) => pageAt(path).title))).toEqual([]);
      expect(repeated(own.flatMap(({ path }) => pageAt(path).descriptions))).toEqual([]);
    }
  });

  test('sees no key of a text, no id or static part twice, and no button in a static part', () => {
    for (const [path, content] of site) {
      if (!content) continue;
      const { keys, ids, parts, deadButtons } = content;
      expect
        .soft({ path, keys, ids: repeated(ids), parts: repeated(parts), deadButtons })
        .toEqual({ path, keys: [], ids: [], parts: [], deadButtons: 0 });
    }
  });

  test('finds a page behind every link, under its final address, and what the fragment names', () => {
    let seen = 0;
    const dead = [...site].flatMap(([path, content]) =>
      (content?.links ?? [])
        .filter((link) => {
          const to = target(path, link);
          if (!to || isFile(to.path)) return false;
          if (to.fragment !== '') seen += 1;
          const there = site.get(to.path);
          return !there || (to.fragment !== '' && !there.ids.includes(to.fragment));
        })
        .map((link) => `${path}: ${link}`),
    );
    expect(seen).toBeGreaterThan(0);
    expect(dead).toEqual([]);
  });

  test('reaches every page of a language from its home page, but not the account screens', () => {
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
  });

  test('finds a picture of the right size for shared links', async ({ request }) => {
    const pictures = new Set<string>();
    for (const { path } of allPages) {
      const { sharePictures, shareAlts } = pageAt(path);
      expect([path, sharePictures, shareAlts]).toEqual([
        path,
        [expect.stringContaining(`${studio().url}/share/`)],
        [expect.stringMatching(/./)],
      ]);
      for (const picture of sharePictures) pictures.add(picture);
    }
    for (const picture of pictures) {
      const { pathname } = new URL(picture);
      const bytes = await (await request.get(pathname)).body();
      const { width, height, format } = await sharp(bytes).metadata();
      expect([pathname, width, height, format]).toEqual([pathname, 1200, 630, 'jpeg']);
      expect(bytes.length).toBeLessThan(300_000);
    }
    // Each case study has its own cover. The other pages share pictures by color scheme and motif.
    expect(pictures.size).toBeGreaterThan(entries('portfolio').length);
  });

  test('finds every file that a page names', async ({ request }) => {
    expect(files.size).toBeGreaterThan(0);
    const gone: string[] = [];
    for (const file of files) {
      const response = await request.head(file, { maxRedirects: 0 });
      if (response.status() !== 200) gone.push(`${file} answers ${response.status()}`);
    }
    expect(gone).toEqual([]);
  });
});
