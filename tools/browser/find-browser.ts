import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where to look: the environment, and a test for 'this file can be run'. */
export interface Machine {
  env: Record<string, string | undefined>;
  platform: string;
  isExecutable(file: string): boolean;
}

/**
 * The Chromium or Chrome to use: `CHROMIUM_PATH` where it is set, else the first usual command on
 * the path, else a Mac application. Gives `undefined` when there is none, and throws when
 * `CHROMIUM_PATH` names something that cannot be run.
 */
export function findBrowser(machine: Machine = thisMachine): string | undefined {
  return findCommand(machine, 'CHROMIUM_PATH', COMMANDS, MAC_APPLICATIONS);
}

/** The same for any program: the variable that may name it, its commands, its Mac applications. */
export function findCommand(
  machine: Machine,
  variable: string,
  commands: readonly string[],
  macApplications: readonly string[] = [],
): string | undefined {
  const chosen = machine.env[variable];
  if (chosen) {
    if (machine.isExecutable(chosen)) return chosen;
    throw new Error(`${variable} names ${chosen}, which is not a program.`);
  }
  const folders = (machine.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const onPath = commands.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const applications = machine.platform === 'darwin' ? macApplications : [];
  return [...onPath, ...applications].find((file) => machine.isExecutable(file));
}

/** The one that this runs on. */
export const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  isExecutable: (file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
};
