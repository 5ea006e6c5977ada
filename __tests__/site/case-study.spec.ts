import { readFile } from 'node:fs/promises';
import { languageCodes } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { allPages } from './helpers/pages';
import { expect, test } from './helpers/test';

const study = '/portfolio/aizaan-ecommerce-rebranding';
const services = allPages.filter(
  ({ template, context }) => template === 'service' && context.language === 'en',
);

for (const { path } of services) {
  test(`${path} offers the case study for download`, async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole('main').getByRole('link', { name: 'DOWNLOAD CASE STUDY' });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe('aizaan-case-study.pdf');
    const pdf = await readFile(await download.path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(3_000_000);
  });
}

for (const language of languageCodes) {
  test(`the case study downloads in ${language}, tagged, under 3 MB`, async ({ page }) => {
    await page.goto(localizePath(study, language));
    const button = page.getByRole('main').locator('a[download]');
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const suffix = language === 'en' ? '' : `.${language}`;
    expect(download.suggestedFilename()).toBe(`aizaan-case-study${suffix}.pdf`);
    const pdf = (await readFile(await download.path())).toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf.length).toBeLessThan(3_000_000);
    expect(pdf).toContain('/MarkInfo <</Type /MarkInfo\n/Marked true');
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/Outlines');
    expect(pdf).toContain(`/Lang (${language})`);
    // Alternative texts of the logo, the cover and the gallery's 17 pictures.
    expect(pdf.match(/\/Alt /g)?.length).toBeGreaterThanOrEqual(19);
  });
}

test('the file is sent as a PDF', async ({ page, request }) => {
  await page.goto(study);
  const href = await page.getByRole('main').locator('a[download]').getAttribute('href');
  const { 'content-type': type } = (await request.head(href ?? '')).headers();
  expect(type).toContain('application/pdf');
});
