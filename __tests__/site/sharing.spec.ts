import { entries, readsContent, studio } from './helpers/content';
import { allPages } from './helpers/pages';
import { expect, test } from './helpers/test';

const { url: siteUrl } = studio();

test(
  'every page names a picture for shared links that is there, and says what it is of',
  readsContent,
  async ({ request }) => {
    test.slow();
    const pictures = new Set<string>();
    for (const { path } of allPages) {
      const html = await (await request.get(path)).text();
      const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
      expect([path, picture.startsWith(`${siteUrl}/share/`)]).toEqual([path, true]);
      expect([path, /property="og:image:alt" content="[^"]/.test(html)]).toEqual([path, true]);
      pictures.add(picture);
    }
    // Each case study has its own cover. The other pages share pictures by color scheme and motif.
    expect(pictures.size).toBeGreaterThan(entries('portfolio').length);
    for (const picture of pictures) {
      const response = await request.head(new URL(picture).pathname);
      expect([picture, response.status()]).toEqual([picture, 200]);
      expect(response.headers()['content-type']).toContain('image/jpeg');
    }
  },
);
