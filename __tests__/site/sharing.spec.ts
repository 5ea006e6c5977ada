import { readFileSync } from 'node:fs';
import { absoluteUrl } from '../../src/i18n/paths';
import { allPages, hiddenPaths } from './helpers/pages';
import { expect, test } from './helpers/test';

/** The production address, from content/site.yaml. */
const siteUrl = /^url: (\S+)$/m.exec(readFileSync('content/site.yaml', 'utf8'))?.[1] ?? '';

interface Thing {
  '@type': string;
  itemListElement?: { item: string; name: string }[];
}

test('every page names a picture for shared links that is there', async ({ request }) => {
  const pictures = new Set<string>();
  for (const { path } of allPages) {
    const html = await (await request.get(path)).text();
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect([path, picture.startsWith(`${siteUrl}/share/`)]).toEqual([path, true]);
    pictures.add(picture);
  }
  expect(pictures.size).toBeGreaterThan(10);
  for (const picture of pictures) {
    const response = await request.head(new URL(picture).pathname);
    expect([picture, response.status()]).toEqual([picture, 200]);
    expect(response.headers()['content-type']).toContain('image/jpeg');
  }
});

test('structured data of every page can be read, and its way leads from the home page to it', async ({
  request,
}) => {
  const types = new Map<string, number>();
  for (const { path, context } of allPages) {
    const html = await (await request.get(path)).text();
    const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const hidden = hiddenPaths.includes(context.englishPath);
    expect([path, texts.length]).toEqual([path, hidden ? 0 : 1]);
    if (hidden) continue;
    const { '@graph': things } = JSON.parse(texts[0]?.[1] ?? '') as { '@graph': Thing[] };
    for (const { '@type': type } of things) types.set(type, (types.get(type) ?? 0) + 1);
    const way = things.find(({ '@type': type }) => type === 'BreadcrumbList')?.itemListElement;
    if (context.englishPath === '/') continue;
    expect(way?.at(-1)?.item).toBe(absoluteUrl(path, siteUrl));
    for (const { name, item } of way ?? []) {
      expect(name).not.toMatch(/^$|:/);
      expect((await request.head(new URL(item).pathname)).status()).toBe(200);
    }
  }
  expect(Object.fromEntries(types)).toMatchObject({
    LocalBusiness: 14,
    Service: 42,
    CreativeWork: 28,
  });
});
