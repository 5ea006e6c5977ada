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

test('a font of the site draws a word in another script whole, or not at all', async ({ page }) => {
  const session = await open(page);
  for (const { code, script } of scripts) {
    await page.goto(localizePath('/', code), { waitUntil: 'networkidle' });
    await page.locator('header summary:visible').last().click();
    await expect(page.locator('header details[open] a[data-language]').first()).toBeVisible();
    // Fonts are asked for when a word is drawn.
    await page.evaluate(async () => document.fonts.ready);
    for (const other of languages.filter((one) => ![script, 'latin'].includes(one.script))) {
      const link = `header details[open] a[data-language=${other.code}]`;
      // The code before the name is in Latin, and so is the empty box where no font has a letter.
      const drawn = async () => {
        const [name = []] = await fontsOf(session, link);
        const [latin = []] = await fontsOf(session, `${link} span`);
        const families = latin.map(({ familyName }) => familyName);
        return name
          .filter(({ familyName, isCustomFont }) => isCustomFont && !families.includes(familyName))
          .reduce((sum, { glyphCount }) => sum + glyphCount, 0);
      };
      expect([0, Array.from(other.name).length]).toContain(await drawn());
    }
  }
});
