import type { CDPSession } from '@playwright/test';
import { localizePath } from '../../src/i18n/paths';
import { scripts } from './helpers/content';
import { expect, test } from './helpers/test';

/** Returns the system fonts that an element is drawn with. */
async function systemFonts(session: CDPSession, selector: string): Promise<string[]> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const used = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  const fonts = used.flatMap((each) => each.fonts).filter(({ isCustomFont }) => !isCustomFont);
  return [...new Set(fonts.map(({ familyName }) => familyName))];
}

for (const { code: language } of scripts) {
  test(`the title of a page in ${language} is drawn by a font in the page itself`, async ({
    page,
  }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    for (const path of ['/', '/services', '/support/contact-us']) {
      await page.goto(localizePath(path, language));
      const session = await page.context().newCDPSession(page);
      await session.send('DOM.enable');
      await session.send('CSS.enable');
      await expect.poll(() => systemFonts(session, 'h1')).toEqual([]);
    }
  });

  test(`every letter of ${language} is drawn by a font of the site, also behind a link`, async ({
    page,
  }) => {
    await page.goto(localizePath('/services', language), { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const texts = 'main h1, main h2, main h3, main p, main li';
    expect(await systemFonts(session, texts)).toEqual([]);
    await page.locator('main a[href*="/services/"]').first().click();
    await expect(page).toHaveURL(/\/services\/./);
    await page.waitForLoadState('networkidle');
    // During navigation, found nodes may be gone.
    const found = () => systemFonts(session, texts).catch(() => ['the page still changes']);
    await expect.poll(found).toEqual([]);
  });
}
