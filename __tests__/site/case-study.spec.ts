import { readFile } from 'node:fs/promises';
import { localizePath } from '../../src/i18n/paths';
import { entries, readsContent, some, translation } from './helpers/content';
import { expect, test } from './helpers/test';

const offered = entries('portfolio').filter(({ pdf }) => pdf !== undefined);
const { slug } = some(offered, 'case study as a PDF');

test('services and studies offer a tagged PDF', readsContent, async ({ page }) => {
  const { code } = translation(1);
  const service = some(entries('services'), 'service').slug;
  for (const [path, language] of [
    [`/services/${service}`, 'en'],
    [`/portfolio/${slug}`, 'en'],
    [localizePath(`/portfolio/${slug}`, code), code],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('main').locator('a[download]');
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const pdf = (await readFile(await download.path())).toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf.length).toBeLessThan(3_000_000);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/Outlines');
    expect(pdf).toContain(`/Lang (${language})`);
  }
});

test.describe('inside of an app, where a download does nothing', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/120 [FB_IAB/FB4A;FBAV/440]' });

  test('the PDF opens as a page', async ({ page }) => {
    await page.goto(`/portfolio/${slug}`);
    const link = page.getByRole('main').locator('a[download]');
    const pdf = page.locator(`a[href="${(await link.getAttribute('href')) ?? ''}"]`);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await expect(pdf).not.toHaveAttribute('download');
  });
});
