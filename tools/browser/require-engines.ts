import { existsSync } from 'node:fs';
import { findFirefox, findWebKit, howToGet, packages } from './find-engines';

/** What `requireEngines` asks of the machine; a test puts its own in. */
export interface Means {
  has: Record<'firefox' | 'webkit', () => boolean>;
  /** Whether Debian's packages can be installed: as root on Debian. */
  canInstall: boolean;
}

/**
 * Installs Firefox and WebKit where they are missing and it can, and says of the rest how to get it: its scenarios are
 * skipped. `run` runs a command and gives its exit code.
 */
export async function requireEngines(
  run: (command: string, args: readonly string[]) => Promise<number>,
  { has, canInstall }: Means = thisMachine,
): Promise<void> {
  const missing = (['firefox', 'webkit'] as const).filter((name) => !has[name]());
  if (missing.length > 0 && canInstall) {
    console.log(`Installing ${missing.join(' and ')} ...`);
    await run('apt-get', ['update']);
    for (const name of missing)
      await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages[name]]);
  }
  for (const name of missing) if (!has[name]()) console.warn(`Skipped. ${howToGet[name]}`);
}

const thisMachine: Means = {
  has: {
    firefox: () => findFirefox() !== undefined,
    webkit: () => findWebKit() !== undefined,
  },
  canInstall: existsSync('/etc/debian_version') && process.getuid?.() === 0,
};
