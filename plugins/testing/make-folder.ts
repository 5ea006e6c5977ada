import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** Writes files by path into a new folder. Jest removes it after the test file. */
export function makeFolder(
  files: Readonly<Record<string, string | Uint8Array>> = {},
  // The path of a project may contain a word or a sign that a plugin looks for.
  name = 'my_gatsby_[test]',
): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  made.push(folder);
  writeFiles(folder, files);
  return folder;
}

/** Writes files by path into a folder. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

/** Removes the folders made so far, for what runs outside of Jest. */
export function removeFolders(): void {
  for (const folder of made.splice(0))
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

if ('afterAll' in globalThis) afterAll(removeFolders);
