import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Picture } from './pictures';

/**
 * Takes a screenshot of an HTML or SVG page. The page gets the `args` of the picture as `location.hash`, joined by `&`.
 * @returns a PNG of `width` × `height` pixels, transparent where the page is transparent
 * @throws Error if a script of the page fails or a file is missing
 */
export async function shootSheet(browser: Browser, root: string, picture: Picture) {
  const { scale, width, height } = picture;
  const page = await browser.newPage({
    viewport: { width: Math.round(width / scale), height: Math.round(height / scale) },
    deviceScaleFactor: scale,
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => errors.push(`cannot load ${request.url()}`));
  try {
    const url = pathToFileURL(path.join(root, picture.source));
    url.hash = picture.args.join('&');
    await page.goto(url.href, { waitUntil: 'load' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    if (errors.length) throw new Error(errors.join('\n'));
    return await page.screenshot({ omitBackground: true });
  } finally {
    await page.close();
  }
}
