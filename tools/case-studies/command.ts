import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { errorReport } from '../../plugins/gatsby-transformer-content';
import { loadSite } from '../../src/content/site';
import { numbersIn } from '../../src/i18n/numbers';
import { localizePath } from '../../src/i18n/paths';
import { plannedPdfs, readRecord, recordFile, type PlannedPdf } from './plan';
import { BROWSER_ARGUMENTS } from '../browser-arguments';
import { findChromium } from '../browsers.mjs';
import { spawnPreview } from '../preview/spawn-preview';

const root = 'content';
/** A4 in landscape. From 1024 px on a page has its columns side by side. */
const size = { width: 1280, height: 905 };

/** Builds the site and prints the case studies whose PDF is missing or stale, or all of them. */
export async function printCaseStudies(force: boolean): Promise<void> {
  const { content, locales, errors } = await loadSite(root, 'locales');
  const others = errors.filter(({ field, asset }) => field !== 'pdf' || asset === undefined);
  if (others.length > 0) throw new Error(errorReport(others));
  const all = await plannedPdfs(root, content, locales);
  const pdfs = all.filter(({ stale }) => force || stale);
  console.log(`${pdfs.length} of ${all.length} PDFs to print`);
  if (pdfs.length === 0) return;
  // A build refuses an entry whose file is missing.
  const empty = pdfs.filter(({ missing }) => missing).map(({ file }) => path.join(root, file));
  for (const file of empty) await writeFile(file, '%PDF-1.4\nstartxref\n0\n%%EOF\n');
  if (spawnSync('node', ['tools/gatsby.mjs', 'build'], { stdio: 'inherit' }).status !== 0) {
    for (const file of empty) await rm(file);
    throw new Error('The site was not built.');
  }
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: BROWSER_ARGUMENTS,
  });
  const site = await spawnPreview('public');
  try {
    for (const pdf of pdfs) await print(browser, site.url, pdf);
  } finally {
    await Promise.all([browser.close(), site.close()]);
  }
}

async function print(browser: Browser, url: string, pdf: PlannedPdf): Promise<void> {
  const page = await browser.newPage({ viewport: size, bypassCSP: true });
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  // Hydration would bring the sources of pictures back.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(url + localizePath(`/portfolio/${pdf.slug}`, pdf.language));
  const css = await readFile(path.join(__dirname, 'print.css'), 'utf8');
  const digits = numbersIn(pdf.language)(1) === '১' ? 'bengali' : 'decimal';
  await page.addStyleTag({ content: css.replace('decimal', digits) });
  await page.evaluate(preparePage);
  // Chromium calls a lazy picture complete before it loads.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  await page.evaluate(picturesAsJpeg);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const bytes = await page.pdf({ ...size, tagged: true, outline: true, printBackground: true });
  await page.close();
  await writeFile(path.join(root, pdf.file), bytes);
  const record = { ...readRecord(root), [pdf.file]: pdf.hash };
  await mkdir(path.dirname(recordFile(root)), { recursive: true });
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(recordFile(root), `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${root}/${pdf.file}  ${Math.round(bytes.length / 1024)} KB`);
}

/** Runs in the page: loads all pictures, makes links absolute, and writes out the addresses of the last ones. */
async function preparePage(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    link.href = new URL(link.getAttribute('href') ?? '', address).href;
    if (link.closest('#invitation'))
      link.append(document.createElement('br'), link.href.replace(/^https:\/\//, ''));
  }
}

/** Runs in the page. A PDF takes JPEG as it is, and stores other pictures pixel by pixel. The JPEG of the pages has only one size, a large one. */
async function picturesAsJpeg(): Promise<void> {
  for (const image of document.images) {
    if (!/\.(?:avif|webp)$/.test(image.currentSrc)) continue;
    const pixels = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
    const canvas = document.createElement('canvas');
    // A browser keeps a larger picture than it needs, if it has one.
    canvas.width = Math.min(pixels.width, Math.ceil(1.5 * image.clientWidth));
    canvas.height = Math.round((canvas.width * pixels.height) / pixels.width);
    canvas.getContext('2d')?.drawImage(pixels, 0, 0, canvas.width, canvas.height);
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
    image.removeAttribute('srcset');
    image.src = canvas.toDataURL('image/jpeg', 0.8);
  }
}
