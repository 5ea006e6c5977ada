import { chromium, type Browser } from '@playwright/test';

/** Starts the Chromium of `CHROMIUM_PATH`, or Debian's. It may read files and uses sRGB colors. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
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
