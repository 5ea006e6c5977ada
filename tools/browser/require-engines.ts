import { installBrowsers } from '../browsers.mjs';

/** Installs Firefox and WebKit where they are missing and it can. */
export const requireEngines: (run?: unknown) => Promise<void> = () => {
  installBrowsers();
  return Promise.resolve();
};
