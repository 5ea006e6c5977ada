import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSite } from '../../src/content/load-site';
import { defaultLanguage, languageCodes, type LanguageCode } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { planned } from '../../tools/case-study/plan';
import { entries, readsContent, some, t } from './helpers/content';
import { allPages } from './helpers/pages';
import { expect, test } from './helpers/test';

const offered = entries('portfolio').filter(({ pdf }) => pdf !== undefined);
const fileOf = (language: LanguageCode, slug: string) =>
  path.basename(entries('portfolio', language).find((entry) => entry.slug === slug)?.pdf ?? '');
/** Whether a PDF is older than what it is made of, as after an edit on GitHub; the launch check asks for new ones. */
async function isStale(language: LanguageCode, slug: string): Promise<boolean> {
  const { content, locales } = await loadSite('content', 'locales');
  const pdfs = await planned('content', content, locales);
  return pdfs.some(({ file, stale }) => stale && path.basename(file) === fileOf(language, slug));
}
const services = allPages.filter(
  ({ template, context }) => template === 'service' && context.language === 'en',
);

for (const { path: address } of services) {
  test(
    `${address} offers a case study for download`,
    address === services.at(-1)?.path ? readsContent : {},
    async ({ page }) => {
      await page.goto(address);
      const button = page
        .getByRole('main')
        .getByRole('link', { name: t('service:downloadCaseStudy') });
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(offered.map(({ slug }) => fileOf('en', slug))).toContain(download.suggestedFilename());
      const pdf = await readFile(await download.path());
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.length).toBeLessThan(3_000_000);
    },
  );
}

for (const { slug, logo, cover } of offered) {
  const { images } = entries('gallery').find(({ study }) => study === slug) ?? { images: [] };
  for (const language of languageCodes) {
    test(
      `${slug} downloads in ${language}, tagged, under 3 MB`,
      [defaultLanguage, languageCodes.at(-1)].includes(language) ? readsContent : {},
      async ({ page }) => {
        await page.goto(localizePath(`/portfolio/${slug}`, language));
        const button = page.getByRole('main').locator('a[download]');
        const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
        const file = fileOf(language, slug);
        expect(download.suggestedFilename()).toBe(file);
        const bytes = await readFile(await download.path());
        const pdf = bytes.toString('latin1');
        expect(pdf).toMatch(/^%PDF-/);
        expect(pdf.length).toBeLessThan(3_000_000);
        expect(pdf).toContain('/MarkInfo <</Type /MarkInfo\n/Marked true');
        expect(pdf).toContain('/StructTreeRoot');
        expect(pdf).toContain('/Outlines');
        // A language without a PDF of its own offers the English one.
        const own = language === defaultLanguage || file !== fileOf(defaultLanguage, slug);
        expect(pdf).toContain(`/Lang (${own ? language : defaultLanguage})`);
        const shown = new Set(
          [logo, cover, ...images.map(({ image }) => image)].map(({ src }) => src),
        );
        const texts = pdf.match(/\/Alt /g)?.length ?? 0;
        if (!(await isStale(language, slug))) expect(texts).toBeGreaterThanOrEqual(shown.size);
        else expect(texts).toBeGreaterThan(0);
      },
    );
  }
}

test('the file is sent as a PDF', readsContent, async ({ page, request }) => {
  await page.goto(`/portfolio/${some(offered, 'case study as a PDF').slug}`);
  const href = await page.getByRole('main').locator('a[download]').getAttribute('href');
  const { 'content-type': type } = (await request.head(href ?? '')).headers();
  expect(type).toContain('application/pdf');
});
