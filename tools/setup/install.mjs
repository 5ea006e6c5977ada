import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
