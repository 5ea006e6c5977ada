import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../tools/browsers.mjs';

/** Starts a headless browser that may read files and uses sRGB colors. Throws if there is no Chromium. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('There is no Chromium: `node tools/browsers.mjs` installs it.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-component-update',
      '--disable-background-networking',
      '--allow-file-access-from-files',
      '--force-color-profile=srgb',
    ],
  });
}
