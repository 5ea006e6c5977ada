import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './run.mjs';

/**
 * Installs the packages of package-lock.json unless they are there already. Gives `undefined`, or
 * what went wrong and what to do about it.
 *
 * `npm install` without saving, not `npm ci`: that refuses a lock file which lists the optional
 * binaries of fewer systems than the registry has, and empties node_modules at every change.
 */
export async function install() {
  if (isInstalled()) return undefined;
  console.log('Installing packages (a minute or two) ...\n');
  const code = await runNpm(['install', '--no-save', '--loglevel=error']);
  if (code === 0) return undefined;
  return (
    `Installing the packages failed (npm ended with code ${code}; its message is above).\n` +
    'Check the network connection and the free disk space, then run the same command again.'
  );
}

/**
 * Whether node_modules of a folder holds what its package-lock.json asks for. npm keeps its own record of what it
 * installed, so an install by hand counts too and a changed lock file never goes unnoticed.
 */
export function isInstalled(folder = '.') {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const present = readPackages(record);
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.devOptional ||
      present[path]?.version === entry.version,
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
