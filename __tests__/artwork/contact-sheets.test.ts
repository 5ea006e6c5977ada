/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const MB = 1024 * 1024;

/** Every file below a folder of the repository, as paths from its root. */
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file.split(path.sep).join('/')),
  );
const bytes = (file: string) => statSync(path.join(root, file)).size;

const contactSheets = filesIn('artwork').filter((file) =>
  /^artwork\/contact-sheet-.+\.jpg$/.test(file),
);

describe('the contact sheets of the artwork', () => {
  it('are there at all', () => {
    expect(contactSheets.length).toBeGreaterThan(1);
  });

  it.each(contactSheets)('%s weighs at most 1 MB', (file) => {
    expect(bytes(file)).toBeLessThanOrEqual(MB);
  });
});
