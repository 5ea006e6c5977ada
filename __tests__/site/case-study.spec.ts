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
