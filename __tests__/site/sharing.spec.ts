import { languageCodes } from '../../src/i18n/languages';
import { absoluteUrl } from '../../src/i18n/paths';
import { entries, readsContent, studio } from './helpers/content';
import { allPages, hiddenPaths } from './helpers/pages';
import { expect, test } from './helpers/test';

const { url: siteUrl } = studio();

interface Thing {
  '@type': string;
  itemListElement?: { item: string; name: string }[];
}

test(
  'every page names a picture for shared links that is there',
  readsContent,
  async ({ request }) => {
    test.slow();
    const pictures = new Set<string>();
    for (const { path } of allPages) {
      const html = await (await request.get(path)).text();
      const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
      expect([path, picture.startsWith(`${siteUrl}/share/`)]).toEqual([path, true]);
      pictures.add(picture);
    }
    // Each case study has its own cover; the other pages share cloths of the same colour and pattern.
    expect(pictures.size).toBeGreaterThan(entries('portfolio').length);
    for (const picture of pictures) {
      const response = await request.head(new URL(picture).pathname);
      expect([picture, response.status()]).toEqual([picture, 200]);
      expect(response.headers()['content-type']).toContain('image/jpeg');
    }
  },
);

test(
  'structured data of every page can be read, and its way leads from the home page to it',
  readsContent,
  async ({ request }) => {
    test.slow();
    const types = new Map<string, number>();
    for (const { path, context } of allPages) {
      const html = await (await request.get(path)).text();
      const texts = [
        ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
      ];
      const hidden = hiddenPaths.includes(context.englishPath);
      expect([path, texts.length]).toEqual([path, hidden ? 0 : 1]);
      if (hidden) continue;
      const { '@graph': things } = JSON.parse(texts[0]?.[1] ?? '') as { '@graph': Thing[] };
      for (const { '@type': type } of things) types.set(type, (types.get(type) ?? 0) + 1);
      const way = things.find(({ '@type': type }) => type === 'BreadcrumbList')?.itemListElement;
      if (context.englishPath === '/') continue;
      expect(way?.at(-1)?.item).toBe(absoluteUrl(path, siteUrl));
      for (const { name, item } of way ?? []) {
        expect(name).not.toMatch(/^$|^\w+:\w+$/);
        expect((await request.head(new URL(item).pathname)).status()).toBe(200);
      }
    }
    const perLanguage = (count: number) => count * languageCodes.length;
    expect(Object.fromEntries(types)).toMatchObject({
      // On the home page and where one reads how to reach the studio.
      LocalBusiness: perLanguage(2),
      Service: perLanguage(entries('services').length),
      CreativeWork: perLanguage(entries('portfolio').length),
    });
  },
);
