import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** Writes files by path into a new folder, which setup.ts removes after the test file. */
export function makeFolder(files: Record<string, string | Uint8Array> = {}): string {
  // The name of a project folder may contain a word that is excluded inside it.
  const folder = mkdtempSync(path.join(tmpdir(), 'my_gatsby_[test]-'));
  made.push(folder);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
