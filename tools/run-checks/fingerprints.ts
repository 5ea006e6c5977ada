import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './checks';

/** Folders with what commands write. */
const written = [
  ...['node_modules', '.git', '.cache', '.netlify', 'public'],
  ...['playwright-report', 'test-results'],
];

/** Returns the hash of each file of the project, by its path with slashes. */
export function hashesOf(root: string, folder = ''): Map<string, string> {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return new Map(
    entries.flatMap((entry): (readonly [string, string])[] => {
      const file = path.posix.join(folder, entry.name);
      if (written.includes(entry.name)) return [];
      if (entry.isDirectory()) return [...hashesOf(root, file)];
      return entry.isFile() ? [[file, hash(readFileSync(path.join(root, file)))]] : [];
    }),
  );
}

/** Returns a hash of what a check depends on, or undefined if it always runs. */
export function fingerprintOf(
  { command, reads }: Check,
  hashes: ReadonlyMap<string, string>,
): string | undefined {
  if (!reads) return undefined;
  const files = [...hashes].filter(
    ([file]) => file === 'package-lock.json' || reads.some((pattern) => pattern.test(file)),
  );
  return hash(JSON.stringify([command, process.version, files.sort()]));
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('base64');

/** The fingerprints with which checks passed last, in a file. */
export function passedIn(file: string) {
  const read = (): Record<string, string> => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    } catch {
      return {};
    }
  };
  return {
    has: (name: string, fingerprint: string | undefined) =>
      fingerprint !== undefined && read()[name] === fingerprint,
    add: (name: string, fingerprint: string | undefined) => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ ...read(), [name]: fingerprint }));
    },
  };
}
