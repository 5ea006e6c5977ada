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
  test(`every letter of ${language} has a font of the site`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    // During navigation, found nodes may be gone.
    const found = (selector: string) =>
      systemFonts(session, selector).catch(() => ['the page still changes']);

    await page.route(/\.woff2$/, (route) => route.abort());
    for (const path of ['/', '/services', '/support/contact-us']) {
      await page.goto(localizePath(path, language));
      await expect.poll(() => found('h1')).toEqual([]);
    }

    await page.unroute(/\.woff2$/);
    await page.goto(localizePath('/services', language), { waitUntil: 'networkidle' });
    const texts = 'main h1, main h2, main h3, main p, main li';
    await expect.poll(() => found(texts)).toEqual([]);
    await page.locator('main a[href*="/services/"]').first().click();
    await expect(page).toHaveURL(/\/services\/./);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => found(texts)).toEqual([]);
  });
}
