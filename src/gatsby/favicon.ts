import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { markSvg } from './motifs/mark-svg';
import { palette } from '../theme/tokens';

const colours = { ground: palette.ink, thread: palette.marigold };

/** A square tile filled to its corners, for systems that cut the corners themselves. */
const filled = (size: number, margin: number) => markSvg({ size, ...colours, margin, radius: 0 });

/** The icons by file name: the SVG for browsers that take it, the others for those that ask for pixels. */
const icons: Readonly<Record<string, string>> = {
  'favicon.ico': markSvg({ size: 32, ...colours }),
  'apple-touch-icon.png': filled(180, 0.16),
  'icon-192.png': markSvg({ size: 192, ...colours }),
  'icon-512.png': markSvg({ size: 512, ...colours }),
  // A mask may leave a circle of four fifths of the width: the symbol keeps inside it.
  'icon-maskable-512.png': filled(512, 0.22),
};

/** Wraps one PNG, at most 255 pixels wide, as an .ico file (a directory of one entry, then the PNG itself). */
export function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** What a phone needs to know to put the site on its home screen; `name` is the studio's. */
export function webManifest(name: string) {
  const icon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src,
    sizes,
    type: 'image/png',
    purpose,
  });
  return {
    name,
    start_url: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
}

/** Takes the built site's folder and the studio's name; writes the icons and the manifest that the pages' heads link to. */
export async function writeIcons(folder: string, name: string): Promise<void> {
  const write = (file: string, content: string | Buffer) =>
    writeFile(path.join(folder, file), content);
  await write('favicon.svg', markSvg({ size: 64, ...colours }));
  await write('manifest.webmanifest', JSON.stringify(webManifest(name)));
  await Promise.all(
    Object.entries(icons).map(async ([file, svg]) => {
      const png = await sharp(Buffer.from(svg)).png().toBuffer();
      await write(file, file.endsWith('.ico') ? ico(png, 32) : png);
    }),
  );
}
