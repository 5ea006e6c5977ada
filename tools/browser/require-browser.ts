import { findChromium, installBrowsers } from '../browsers.mjs';

/** The path of a browser, installing one when the machine has none. */
export const requireBrowser: (run?: unknown) => Promise<string> = () => {
  if (!findChromium()) installBrowsers();
  const found = findChromium();
  return found ? Promise.resolve(found) : Promise.reject(new Error('There is no Chromium.'));
};
