import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Starts a headless browser: `CHROMIUM` from the environment, else the system's, else Playwright's own.
 * @throws Error that says how to install one
 */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? PLACES.find((file) => existsSync(file));
  try {
    return await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
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
  } catch (error) {
    throw new Error('Cannot start Chromium. On Debian: apt-get install chromium', { cause: error });
  }
}
