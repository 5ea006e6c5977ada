import type { CDPSession, Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { scripts } from './helpers/content';
import { expect, test } from './helpers/test';

async function open(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return session;
}

/** Returns the fonts that each element is drawn with. */
async function fontsOf(session: CDPSession, selector: string) {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const used = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  return used.map(({ fonts }) => fonts);
}

/** Returns the system fonts that elements are drawn with. */
async function systemFonts(session: CDPSession, selector: string): Promise<string[]> {
  const fonts = (await fontsOf(session, selector)).flat();
  const ofSystem = fonts.filter(({ isCustomFont }) => !isCustomFont);
  return [...new Set(ofSystem.map(({ familyName }) => familyName))];
}

for (const { code: language } of scripts) {
  test(`every letter of ${language} has a font of the site`, async ({ page }) => {
    const session = await open(page);
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

test('a word in another script is not drawn in two fonts', async ({ page }) => {
  const session = await open(page);
  for (const { code } of languages) {
    await page.goto(localizePath('/', code), { waitUntil: 'networkidle' });
    await page.locator('header summary:visible').last().click();
    const names = 'header details[open] a[data-language]';
    await expect(page.locator(names)).toHaveCount(languages.length);
    // The code before the name is in Latin.
    const fonts = async () =>
      (await fontsOf(session, names)).map((used) => used.map(({ familyName }) => familyName));
    await expect.poll(async () => (await fonts()).filter((used) => used.length > 2)).toEqual([]);
    expect((await fonts()).flat()).not.toEqual([]);
  }
});
