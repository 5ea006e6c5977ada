// Writes the studio's mark and wordmark and the clients' logos as SVG paths, so that no logo depends on an installed font.
// Run: npx tsx artwork/studio/logos.mts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';
import { parse } from 'yaml';
import { markSvg } from '../motifs/mark-svg';
import { palette } from '../../src/components/motif/artwork';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

interface Outline {
  /** SVG path data, baseline at y = 0, y growing downwards. */
  d: string;
  /** Advance width in the same units as `size`. */
  width: number;
}

/**
 * Shapes a line of text and returns it as one SVG path.
 * Takes a woff2 file below node_modules, the size in SVG units, tracking in ems and variation settings (`{ wght: 700 }`).
 */
async function outline(
  file: string,
  text: string,
  size: number,
  tracking = 0,
  variations: Record<string, number> = {},
): Promise<Outline> {
  const sfnt = await convert(readFileSync(join(root, 'node_modules', file)), 'sfnt');
  const face = new hb.Face(new hb.Blob(sfnt));
  const font = new hb.Font(face);
  font.setVariations(
    Object.entries(variations).map(([tag, value]) => new hb.Variation(tag, value)),
  );
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const scale = size / face.upem;
  const positions = buffer.getGlyphPositions();
  let x = 0;
  let d = '';
  buffer.getGlyphInfos().forEach((glyph, index) => {
    const position = positions[index];
    if (!position) return;
    d += place(font.glyphToPath(glyph.codepoint), scale, x + position.xOffset * scale);
    x += position.xAdvance * scale + tracking * size;
  });
  return { d, width: x - tracking * size };
}

/** Scales absolute path data from font units (y up) and moves it right by dx, with two decimals. */
function place(path: string, scale: number, dx: number): string {
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    const values = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const moved = values.map((value, index) =>
      (index % 2 === 0 ? value * scale + dx : -value * scale).toFixed(2),
    );
    return command + moved.map((value) => String(Number(value))).join(' ');
  });
}

const svg = (width: number, height: number, title: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}" viewBox="0 0 ${Math.round(width)} ${Math.round(height)}" role="img" aria-label="${title}">${body}</svg>\n`;

const at = (x: number, y: number, fill: string, d: string) =>
  `<path transform="translate(${x} ${y})" fill="${fill}" d="${d}"/>`;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** One blade of the Santoku mark: straight edge below, spine falling to the tip as on a santoku knife. */
const blade = (x: number, y: number, length: number, height: number) =>
  `M${x} ${y}h${length - height * 1.5}c${height * 0.75} 0 ${height * 1.3} ${height * 0.4} ${height * 1.5} ${height}h${-length}z`;

/** The character for "three", cut as three blades. Height 120, width 150. */
const santokuMark = blade(12, 6, 118, 25) + blade(24, 47, 96, 25) + blade(0, 88, 150, 29);

/** A pillow: four ears and sides drawn slightly in; a round-joined stroke of its own colour softens the ears. */
const pillow = (w: number, h: number, fill: string) =>
  `<path transform="translate(14 14)" fill="${fill}" stroke="${fill}" stroke-width="28" stroke-linejoin="round" d="M0 0C${w * 0.25} ${h * 0.09} ${w * 0.75} ${h * 0.09} ${w} 0C${w - h * 0.09} ${h * 0.25} ${w - h * 0.09} ${h * 0.75} ${w} ${h}C${w * 0.75} ${h * 0.91} ${w * 0.25} ${h * 0.91} 0 ${h}C${h * 0.09} ${h * 0.75} ${h * 0.09} ${h * 0.25} 0 0z"/>`;

/** Two viewfinder corners and a lens: together an S. Box 120 x 120. */
const snapMark =
  'M0 34A34 34 0 0 1 34 0H86A34 34 0 0 1 120 34V40H94V38A12 12 0 0 0 82 26H38A12 12 0 0 0 26 38V62H0z' +
  'M120 86A34 34 0 0 1 86 120H34A34 34 0 0 1 0 86V80H26V82A12 12 0 0 0 38 94H82A12 12 0 0 0 94 82V58H120z' +
  'M60 44A16 16 0 1 1 60 76A16 16 0 1 1 60 44z';

/** The studio's symbol, its name in the letters of the site's headlines, and both side by side, on light and on dark. */
async function writeStudio(): Promise<void> {
  const { name } = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8')) as { name: string };
  const anek = '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2';
  const word = await outline(anek, name, 100, -0.03, { wght: 800, wdth: 125 });
  for (const [ending, ink, thread] of [
    ['', palette.ink, palette.vermilion],
    ['-on-dark', palette.paper, palette.marigold],
  ] as const) {
    write(`artwork/studio/mark${ending}.svg`, `${markSvg({ size: 240, thread })}\n`);
    write(
      `artwork/studio/wordmark${ending}.svg`,
      svg(word.width, 104, name, at(0, 80, ink, word.d)),
    );
    write(
      `artwork/studio/logo${ending}.svg`,
      svg(152 + word.width, 120, name, markSvg({ size: 120, thread }) + at(152, 94, ink, word.d)),
    );
  }
}

async function main(): Promise<void> {
  await writeStudio();
  const mincho = '@fontsource/shippori-mincho/files/shippori-mincho-latin-700-normal.woff2';
  const bagel = '@fontsource/bagel-fat-one/files/bagel-fat-one-latin-400-normal.woff2';
  const unbounded = '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2';

  const santoku = await outline(mincho, 'santoku', 132, 0.01);
  const santokuLogo = (mark: string, word: string) =>
    svg(
      186 + santoku.width,
      120,
      'Santoku',
      at(0, 0, mark, santokuMark) + at(182, 112, word, santoku.d),
    );
  write('content/portfolio/santoku/logo.svg', santokuLogo('#1c1e1f', '#1c1e1f'));
  write('content/works/santoku-logo.svg', santokuLogo('#dcbc8c', '#eff1ee'));
  write('artwork/santoku/logo-dark.svg', santokuLogo('#1c1e1f', '#1c1e1f'));
  write('artwork/santoku/logo-light.svg', santokuLogo('#dcbc8c', '#eff1ee'));
  write('artwork/santoku/mark.svg', svg(150, 120, 'Santoku', at(0, 0, '#1c1e1f', santokuMark)));
  write(
    'artwork/santoku/mark-light.svg',
    svg(150, 120, 'Santoku', at(0, 0, '#eff1ee', santokuMark)),
  );

  const puffy = await outline(bagel, 'puffy', 150, -0.005);
  const word = (fill: string) => svg(puffy.width + 8, 192, 'Puffy', at(4, 145, fill, puffy.d));
  write('content/works/puffy-logo.svg', word('#3a1f5c'));
  write('artwork/puffy/word.svg', word('#3a1f5c'));
  write('artwork/puffy/word-cream.svg', word('#fff9ec'));
  const badge = (ground: string, ink: string) =>
    svg(
      puffy.width + 148,
      284,
      'Puffy',
      pillow(puffy.width + 120, 256, ground) + at(74, 180, ink, puffy.d),
    );
  write('content/portfolio/puffy/logo.svg', badge('#c9b6f7', '#3a1f5c'));
  write('artwork/puffy/badge.svg', badge('#c9b6f7', '#3a1f5c'));
  write('artwork/puffy/badge-dark.svg', badge('#3a1f5c', '#ffe9b0'));
  write('artwork/puffy/pillow.svg', svg(300, 224, 'Pillow', pillow(272, 196, '#3a1f5c')));

  const snap = await outline(unbounded, 'SFU Snap', 84, -0.03, { wght: 700 });
  const snapLogo = (mark: string, ink: string) =>
    svg(156 + snap.width, 120, 'SFU Snap', at(0, 0, mark, snapMark) + at(152, 90, ink, snap.d));
  write('content/portfolio/sfu-snap/logo.svg', snapLogo('#0a2e2c', '#0a2e2c'));
  write('artwork/sfu-snap/logo-dark.svg', snapLogo('#0a2e2c', '#0a2e2c'));
  write('artwork/sfu-snap/logo-light.svg', snapLogo('#c8f53a', '#f4faf0'));
  write('artwork/sfu-snap/mark.svg', svg(120, 120, 'SFU Snap', at(0, 0, '#0a2e2c', snapMark)));
  write('artwork/sfu-snap/mark-lime.svg', svg(120, 120, 'SFU Snap', at(0, 0, '#c8f53a', snapMark)));
}

await main();
