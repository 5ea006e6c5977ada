/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writeIcons, type webManifest } from '../../src/gatsby/favicon';
import { makeFolder } from '../helpers/folder';

describe('writeIcons', () => {
  const folder = makeFolder();
  beforeAll(() => writeIcons(folder, 'Nakshi Studio'));
  const read = (file: string) => readFile(path.join(folder, file));

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('writes %s as a square of %i pixels', async (file, size) => {
    const { format, width, height } = await sharp(await read(file)).metadata();
    expect([format, width, height]).toEqual(['png', size, size]);
  });

  it('wraps a PNG of 32 pixels as the .ico that browsers ask for unasked', async () => {
    const file = await read('favicon.ico');
    expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const png = file.subarray(file.readUInt32LE(18));
    expect(png).toHaveLength(file.readUInt32LE(14));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });

  it('names in the manifest only icons that are there, in their size', async () => {
    const manifest = JSON.parse((await read('manifest.webmanifest')).toString()) as ReturnType<
      typeof webManifest
    >;
    expect(manifest.name).toBe('Nakshi Studio');
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await read(src.slice(1))).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});
