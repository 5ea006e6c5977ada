import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** Writes files by path into a new folder, which is removed after the test file. */
export function makeFolder(
  files: Readonly<Record<string, string>> = {},
  // The path of a project may contain a word or a sign that a plugin looks for.
  name = 'my_gatsby_[test]',
): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  made.push(folder);
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return folder;
}

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});
