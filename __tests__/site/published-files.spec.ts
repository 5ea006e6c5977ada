import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from './helpers/test';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

const isPicture = (file: string) => /\.(?:jpe?g|png|webp|avif|gif)$/.test(file);
const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

test('no picture is published as it came', () => {
  const originals = new Set(filesIn('content').filter(isPicture).map(digest));
  const published = filesIn('public').filter(isPicture);
  expect(published.length).toBeGreaterThan(originals.size);
  expect(published.filter((file) => originals.has(digest(file)))).toEqual([]);
});

test('no published file says where, when or by whom it was made', async () => {
  const marks = ['Exif\0\0', '<x:xmpmeta', 'http://ns.adobe.com/xap', '/home/', '/Users/'];
  const telling: string[] = [];
  for (const file of filesIn('public').filter((name) =>
    /\.(?!js|css|html|json|map)\w+$/.test(name),
  )) {
    const text = readFileSync(file, 'latin1');
    telling.push(...marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`));
    if (!isPicture(file)) continue;
    const { exif, xmp, iptc, comments, orientation } = await sharp(file).metadata();
    const found = Object.entries({ exif, xmp, iptc, comments, orientation });
    telling.push(...found.filter(([, value]) => value).map(([kind]) => `${file}: ${kind}`));
  }
  expect(telling).toEqual([]);
});
