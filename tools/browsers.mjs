// The browsers that tests and tools use. `node tools/browsers.mjs` installs what is missing, and says where each is.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's packages with each engine. */
const packages = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

export const engineNames = Object.keys(packages);

/** The messages for missing engines. */
export const howToGet = Object.fromEntries(
  Object.entries(packages).map(([name, names]) => [
    name,
    `${name} is not installed. On Debian: apt-get install ${names.join(' ')}`,
  ]),
);

/**
 * Returns the program that an environment variable names, or the first of these names that is installed. Throws if the variable is wrong.
 */
function find(variable, ...names) {
  const chosen = process.env[variable];
  if (chosen && !isProgram(chosen))
    throw new Error(`${variable} is set to ${chosen}, which is not an executable file.`);
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => path.resolve(folder, name)));
  return chosen || files.find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The machine's own, or Playwright's. */
export function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const own = find('CHROMIUM_PATH', ...names, mac);
  return own ?? [chromium.executablePath()].find(isProgram);
}

export function findFirefox() {
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return find('FIREFOX_PATH', 'firefox-esr', 'firefox', mac);
}

/** The WebDriver of WebKitGTK and a virtual screen, if both are installed. */
export function findWebKit() {
  const driver = find('WEBKIT_DRIVER_PATH', 'WebKitWebDriver');
  const screen = find('XVFB_PATH', 'Xvfb');
  return driver && screen ? { driver, screen } : undefined;
}

const finders = { chromium: findChromium, firefox: findFirefox, webkit: findWebKit };

/**
 * Installs Debian's browsers as root on Debian, and Playwright's Chromium elsewhere. The tests cannot use Playwright's Firefox and
 * WebKit.
 */
export function installBrowsers() {
  const run = (command) => spawnSync(command, { shell: true, stdio: 'inherit' });
  const missing = engineNames.filter((name) => !finders[name]());
  if (missing.length === 0) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    run('apt-get -qq update');
    for (const name of missing)
      run(`apt-get install -qqy --no-install-recommends ${packages[name].join(' ')}`);
  } else if (missing.includes('chromium')) run('npx playwright install chromium');
}

// Not by `import.meta`, which Playwright cannot load.
if (process.argv[1]?.endsWith('browsers.mjs')) {
  installBrowsers();
  for (const name of engineNames) {
    const found = finders[name]();
    console.log(found ? `${name}: ${found.driver ?? found}` : `Skipped. ${howToGet[name]}`);
  }
  if (!findChromium()) process.exitCode = 1;
}
