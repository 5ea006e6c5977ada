import type { CDPSession } from '@playwright/test';
import type { Script } from '../../src/i18n/languages';
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

/** The letters of each script besides Latin ones. Those of others, such as the Han of a Korean name, have the device's font. */
const ownLetters: Record<Script, string> = {
  latin: '',
  bengali: '\\p{Script=Bengali}',
  devanagari: '\\p{Script=Devanagari}',
  korean: '\\p{Script=Hangul}',
  japanese: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}',
};

for (const { code: language, script } of scripts) {
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
    const markForeign = (letters: string) => {
      const foreign = new RegExp(`(?=\\p{L})[^\\p{Script=Common}\\p{Script=Latin}${letters}]`, 'u');
      for (const element of document.querySelectorAll('main *'))
        element.toggleAttribute('data-foreign', foreign.test(element.textContent));
    };
    const texts = ['h1', 'h2', 'h3', 'p', 'li']
      .map((name) => `main ${name}:not([data-foreign])`)
      .join();
    await page.evaluate(markForeign, ownLetters[script]);
    await expect.poll(() => found(texts)).toEqual([]);
    await page.locator('main a[href*="/services/"]').first().click();
    await expect(page).toHaveURL(/\/services\/./);
    await page.waitForLoadState('networkidle');
    await page.evaluate(markForeign, ownLetters[script]);
    await expect.poll(() => found(texts)).toEqual([]);
  });
}
