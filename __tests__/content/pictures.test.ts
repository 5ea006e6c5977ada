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

const photos = filesIn('content').filter((file) => /\.(jpe?g|png|webp|avif)$/.test(file));
const drawings = filesIn('content').filter((file) => /\.svg$/.test(file));
const contactSheets = filesIn('artwork').filter((file) =>
  /^artwork\/contact-sheet-.+\.jpg$/.test(file),
);

describe('the pictures of the content', () => {
  it('are there at all', () => {
    expect(photos.length).toBeGreaterThan(0);
    expect(contactSheets.length).toBeGreaterThan(1);
  });

  it.each([...photos, ...drawings, ...contactSheets])('%s weighs at most 1 MB', (file) => {
    expect(bytes(file)).toBeLessThanOrEqual(MB);
  });
});
