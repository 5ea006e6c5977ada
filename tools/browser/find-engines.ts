import { findCommand, type Machine, thisMachine } from './find-browser';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Debian's packages with each engine. */
export const packages: Record<EngineName, readonly string[]> = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** What to say where an engine is not there. */
export const howToGet: Record<EngineName, string> = {
  chromium: `Chromium is not installed. To have it: ${aptGet('chromium')}`,
  firefox: `Firefox is not installed. To have it: ${aptGet('firefox')}, or install Firefox and name it: FIREFOX_PATH=/path/to/firefox`,
  webkit: `WebKit's browser is not installed. To have it, on Linux: ${aptGet('webkit')}`,
};

/** The programs that drive WebKitGTK and stand in for a screen. */
export interface WebKitPrograms {
  driver: string;
  screen: string;
}

/** Where Firefox is: `FIREFOX_PATH`, a command on the path, a Mac application. Throws where `FIREFOX_PATH` cannot be run. */
export function findFirefox(machine: Machine = thisMachine): string | undefined {
  return findCommand(machine, 'FIREFOX_PATH', ['firefox-esr', 'firefox'], [MAC_FIREFOX]);
}

/** Where the driver of WebKitGTK and Xvfb are; `undefined` unless both are there. */
export function findWebKit(machine: Machine = thisMachine): WebKitPrograms | undefined {
  const driver = findCommand(machine, 'WEBKIT_DRIVER_PATH', ['WebKitWebDriver']);
  const screen = findCommand(machine, 'XVFB_PATH', ['Xvfb']);
  return driver && screen ? { driver, screen } : undefined;
}

function aptGet(name: EngineName): string {
  return `apt-get install ${packages[name].join(' ')}`;
}
