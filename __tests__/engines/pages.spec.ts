import { languageCodes } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { pageKinds } from '../site/helpers/pages';
import { expect, smoke, test } from './helpers/test';

for (const path of pageKinds('en'))
  test(`${path} opens without a complaint`, path === '/' ? smoke : {}, async ({ visitor }) => {
    await visitor.opens(path);
    await visitor.sees({ role: 'main' });
    expect(await visitor.complaints()).toEqual([]);
  });

for (const language of languageCodes.slice(0, 2)) {
  const path = localizePath('/no/such/page', language);
  test(`${path}, which carries its policy itself, opens without a complaint but for its being unknown`, async ({
    visitor,
  }) => {
    await visitor.opens(path);
    await visitor.sees({ role: 'main' });
    const complaints = await visitor.complaints();
    // What the page logs, and what a browser may.
    const unknown = /^console: (404: |Failed to load resource: .*\b404\b)/;
    expect(complaints.filter((complaint) => !unknown.test(complaint))).toEqual([]);
  });
}

for (const path of ['/', '/services'])
  test(`${path} has its motifs drawn, in the first screen and as they come near`, async ({
    visitor,
  }) => {
    await visitor.opens(path);
    // The extent of what is drawn, in pixels: of a reference that leads nowhere, none.
    const empty = () =>
      visitor.asks(() => {
        const motifs = [...document.querySelectorAll('.motif')];
        const blank = motifs.filter((motif) => {
          const width =
            motif instanceof HTMLImageElement
              ? motif.naturalWidth
              : (motif.querySelector('use')?.getBBox().width ?? 0);
          return motif.getClientRects().length > 0 && !(width > 0);
        });
        blank[0]?.scrollIntoView({ behavior: 'instant' });
        return [motifs.length > 0, blank.length];
      });
    await visitor.until(async () => String(await empty()) === 'true,0');
    expect(await visitor.complaints()).toEqual([]);
  });

test('a complaint is heard: an error, a rejection, a request to another origin, a style that the policy refuses', async ({
  visitor,
}) => {
  await visitor.opens('/support');
  await visitor.asks(() => {
    console.error('logged');
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
    new Image().src = 'https://example.org/picture.png';
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'a {}' }));
  });
  for (const sign of ['logged', 'thrown', 'rejected', 'example.org', 'style-src'])
    await visitor.until(async () =>
      (await visitor.complaints()).some((complaint) => complaint.includes(sign)),
    );
});
