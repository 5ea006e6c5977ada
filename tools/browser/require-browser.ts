import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser';

const HOW_TO =
  'Install Chromium or Google Chrome and run the command again, or name one: CHROMIUM_PATH=/path/to/chromium';

/**
 * The path of a browser, installing one when the machine has none: Debian's own where this is
 * root on Debian, Playwright's elsewhere. `run` runs a command and gives its exit code. Throws
 * with what to do when no browser can be had.
 */
export async function requireBrowser(
  run: (command: string, args: readonly string[]) => Promise<number>,
): Promise<string> {
  const present = findBrowser() ?? playwrightBrowser();
  if (present !== undefined) return present;

  console.log('No Chromium or Chrome found; installing one ...');
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  } else {
    await run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = findBrowser() ?? playwrightBrowser();
  if (installed === undefined) throw new Error(`No browser could be installed. ${HOW_TO}`);
  return installed;
}

function playwrightBrowser(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}
