// Creates the files of the motifs, the symbol and the icons. Run: npx tsx artwork/motifs/draw.ts
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  drawnWidths,
  type FigureMotif,
  motifNames,
  palette,
  threadsOn,
  tiledMotifs,
  tradeNames,
} from '../../src/components/motif/artwork';
import { markSvg } from './mark-svg';
import { emblemsSvg, motifSvg, swatchSvg, tileSvg } from './motif-svg';
import { quiltTile } from './quilt';

/** The build replaces these colors with those of each color scheme (src/components/motif/files.ts). */
const threads = threadsOn('paper');
const svgFolder = 'src/components/motif/svg';
const figures: FigureMotif[] = ['medallion', 'needle', 'loose', 'sun'];
const tile = { ground: palette.ink, thread: palette.marigold };
/** A square tile without round corners, for systems that round the corners themselves. */
const filled = (size: number, margin: number) => markSvg({ size, ...tile, margin, radius: 0 });

const drawings: Record<string, string> = {
  ...Object.fromEntries(
    motifNames.flatMap((name) =>
      drawnWidths.map((size) => [`${name}-${size}`, motifSvg({ name, size, threads })]),
    ),
  ),
  // Figures have one drawing for all widths.
  ...Object.fromEntries(figures.map((name) => [name, motifSvg({ name, size: 480, threads })])),
  ...Object.fromEntries(tradeNames.map((name) => [name, motifSvg({ name, size: 96, threads })])),
  ...Object.fromEntries(
    motifNames.map((name) => [`swatch-${name}`, swatchSvg(name, threads, palette.paper)]),
  ),
  ...Object.fromEntries(tiledMotifs.map((name) => [`tile-${name}`, tileSvg(name, threads)])),
  emblems: emblemsSvg(threads),
  quilt: quiltTile(),
  ...Object.fromEntries(
    ([...motifNames, 'medallion'] as const).map((name) => [
      `share/${name}`,
      motifSvg({ name, size: 900, threads }),
    ]),
  ),
  'share/symbol': markSvg({ size: 180, thread: threads[0] }),
};

const icons: Record<string, string> = {
  'apple-touch-icon.png': filled(180, 0.16),
  'icon-192.png': markSvg({ size: 192, ...tile }),
  'icon-512.png': markSvg({ size: 512, ...tile }),
  // A mask may cut the icon to a circle of 80 % of its width. The symbol fits into this circle.
  'icon-maskable-512.png': filled(512, 0.22),
};

/** Returns an .ico file with one PNG of at most 255 pixels: a directory with one entry, then the PNG. */
function ico(png: Buffer, size: number): Buffer {
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

async function main(): Promise<void> {
  await mkdir(path.join(svgFolder, 'share'), { recursive: true });
  for (const [name, svg] of Object.entries(drawings))
    await writeFile(path.join(svgFolder, `${name}.svg`), `${svg}\n`);
  await writeFile('static/favicon.svg', `${markSvg({ size: 64, ...tile })}\n`);
  for (const [file, svg] of Object.entries(icons))
    await sharp(Buffer.from(svg)).png().toFile(path.join('static', file));
  const small = await sharp(Buffer.from(markSvg({ size: 32, ...tile })))
    .png()
    .toBuffer();
  await writeFile('static/favicon.ico', ico(small, 32));
}

void main();
