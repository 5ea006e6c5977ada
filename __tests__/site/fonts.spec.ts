import type { CDPSession, Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { scripts } from './helpers/content';
import { expect, test } from './helpers/test';

/** Opens a page; gives the fonts it fetched. */
async function fontsOf(page: Page, path: string): Promise<{ file: string; bytes: number }[]> {
  const fonts: Promise<{ file: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) {
      fonts.push(response.body().then(({ length }) => ({ file: response.url(), bytes: length })));
    }
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return Promise.all(fonts);
}

for (const { code } of languages) {
  const path = localizePath('/services', code);
  test(`${path} fetches early what is heavy`, async ({ page }) => {
    const fonts = await fontsOf(page, path);
    const early = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(early.length).toBeGreaterThan(1);
    const late = fonts.filter(({ file }) => !early.includes(file));
    expect(late.filter(({ bytes }) => bytes > 2_000)).toEqual([]);
  });
}

/** The visitor's own fonts that draw something in an element, by name. */
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
  test(`every letter of ${language} is drawn by a font of the site, also after a link`, async ({
    page,
  }) => {
    await page.goto(localizePath('/services', language), { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const texts = 'main h1, main h2, main h3, main p, main li';
    expect(await systemFonts(session, texts)).toEqual([]);
    await page.evaluate(() => ((window as { stays?: boolean }).stays = true));
    await page.locator('main a[href*="/services/"]').first().click();
    await expect(page).toHaveURL(/\/services\/./);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as { stays?: boolean }).stays)).toBe(true);
    // While parts of the new page come, what was found is gone before it can be asked.
    const found = () => systemFonts(session, texts).catch(() => ['the page still changes']);
    await expect.poll(found).toEqual([]);
  });
}
