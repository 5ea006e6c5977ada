import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import { getLanguage } from '../../src/i18n/languages';
import { pictureFiles } from './digest';
import { caseStudyHtml } from './document';
import { fontFile, fontRules } from './fonts';
import { printed, ratioOf } from './pictures';
import { galleryPages, plate } from './plates';
import type { CaseStudy } from './study';

/** Nothing is asked of the network: every request of the page ends here. */
const origin = 'http://case-study.invalid';
const style = path.join(__dirname, 'style.css');

/**
 * Takes a browser, the content folder and what a case study says; gives its PDF, tagged and with an outline. Throws where
 * something the page asks for is missing or words do not fit on their page.
 */
export async function printStudy(
  browser: Browser,
  root: string,
  study: CaseStudy,
): Promise<Buffer> {
  const files = pictureFiles(study);
  const ratios = new Map(
    await Promise.all(files.map(async (file) => [file, await ratioOf(root, file)] as const)),
  );
  const ratio = (file: string) => ratios.get(file) ?? 1;
  const widths = widthsOf(study, ratio);
  const pictures = new Map(
    await Promise.all(
      files.map(async (file) => [file, await printed(root, file, widths.get(file))] as const),
    ),
  );
  const html = caseStudyHtml(study, {
    css: `${await fontRules(getLanguage(study.language).script)}${await readFile(style, 'utf8')}`,
    address: (file) => `/content/${file}`,
    ratio,
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const errors: string[] = [];
  await page.route('**/*', async (route) => {
    try {
      await answer(route, html, pictures);
    } catch {
      errors.push(`cannot load ${route.request().url()}`);
      await route.abort();
    }
  });
  try {
    await page.goto(origin, { waitUntil: 'load' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    errors.push(...(await overfull(page)));
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return await page.pdf({
      tagged: true,
      outline: true,
      printBackground: true,
      preferCSSPageSize: true,
    });
  } finally {
    await page.close();
  }
}

async function answer(
  route: Route,
  html: string,
  pictures: ReadonlyMap<string, { bytes: Buffer; type: string }>,
): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' });
  const picture = pictures.get(pathname.replace(/^\/content\//, ''));
  if (picture) return route.fulfill({ body: picture.bytes, contentType: picture.type });
  const [, font] = /^\/fonts\/(.+)$/.exec(pathname) ?? [];
  if (font === undefined) throw new Error(pathname);
  return route.fulfill({ body: Buffer.from(await fontFile(font)), contentType: 'font/ttf' });
}

/** How wide the pictures of the gallery are drawn, in CSS pixels. */
function widthsOf({ gallery }: CaseStudy, ratio: (file: string) => number): Map<string, number> {
  const drawn = galleryPages(gallery.chapters).flatMap(({ pictures }) => {
    const boxes = plate(pictures.map(({ file }) => ratio(file))).pictures;
    return pictures.map(({ file }, index) => [file, boxes[index]?.width ?? 0] as const);
  });
  return new Map(drawn);
}

/** One sentence for each text that comes too close to the edge of its page, or does not fit on it. */
function overfull(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.sheet')].flatMap((sheet, index) => {
      const frame = sheet.getBoundingClientRect();
      const texts = [...sheet.querySelectorAll('h1,h2,h3,p,li,dt,dd,a')];
      return texts
        .filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()].some(
            ({ top, right, bottom, width }) =>
              width > 0 &&
              (top < frame.top + 8 || right > frame.right - 12 || bottom > frame.bottom - 16),
          );
        })
        .map((text) => `page ${index + 1} has no room for '${text.textContent}'`);
    }),
  );
}
