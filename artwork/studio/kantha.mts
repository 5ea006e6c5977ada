// Draws the half-finished kantha of the studio's table as `sheets/kantha.svg`: the site's own medallion, sewn on the left, still in
// pencil on the right. Run: npx tsx artwork/studio/kantha.mts
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figureMarkup } from '../motifs/markup';
import { motif } from '../motifs/motif-svg';
import { palette, type Threads, threadsOn } from '../../src/components/motif/artwork';

const [width, height] = [2400, 1800];
const cloth = '#f3e8d2';
const pencil = '#8d94a6';
const medallion = motif('medallion', 764);
const kalkas = motif('lotus', 360);

/** Where the sewing has got to, from top to bottom. */
const edge = [1500, 1380, 1460, 1290, 1350, 1180, 1240, 1100]
  .map((x, i) => `${x} ${(i * height) / 7}`)
  .join(' L');
const sewn = `<clipPath id="sewn"><path d="M0 0L${edge}L0 ${height}z"/></clipPath>`;
const drawn = `<clipPath id="drawn"><path d="M${width} 0L${edge}L${width} ${height}z"/></clipPath>`;

const place = (x: number, y: number, size: number, inner: string, box: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / box})">${inner}</g>`;

const figures = (threads: Threads) =>
  place(1200, 900, 1240, figureMarkup(medallion, threads), 764) +
  [
    [330, 330],
    [2070, 330],
    [330, 1470],
    [2070, 1470],
  ]
    .map(([x = 0, y = 0]) => place(x, y, 420, figureMarkup(kalkas, threads), 360))
    .join('');

/** The lines of running stitch that quilt the ground. */
const ground = Array.from({ length: 66 }, (_, i) => {
  const y = 20 + i * 27;
  return `<path d="M${i % 2 ? 30 : 46} ${y}H${width}" stroke-dashoffset="${(i * 17) % 32}"/>`;
}).join('');

const border = (dashed: boolean, colours: readonly string[]) =>
  [40, 66, 92]
    .map(
      (inset, i) =>
        `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" stroke="${colours[i]}" ` +
        `stroke-width="${dashed ? 8 : 2.5}"${dashed ? ' stroke-dasharray="20 16"' : ''}/>`,
    )
    .join('');

const pencilled = figures([pencil, pencil, pencil, pencil])
  .replaceAll(/ stroke-(dasharray|dashoffset)="[^"]*"/g, '')
  .replaceAll(/ fill="[^"]*"/g, '')
  .replaceAll(/stroke-width="[^"]*"/g, 'stroke-width="1.4"');

/** Embroidery floss is thicker than the lines of a page. */
const floss = (markup: string) =>
  markup.replaceAll(
    /stroke-width="([\d.]+)"/g,
    (_, w: string) => `stroke-width="${(Number(w) * 1.3).toFixed(1)}"`,
  );

const colours = [palette.vermilion, palette.indigo, palette.leaf];

writeFileSync(
  join(dirname(fileURLToPath(import.meta.url)), 'sheets/kantha.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>${sewn}${drawn}</defs>` +
    `<rect width="${width}" height="${height}" fill="${cloth}"/>` +
    `<g clip-path="url(#drawn)">${border(false, [pencil, pencil, pencil])}${pencilled}</g>` +
    `<g clip-path="url(#sewn)"><g stroke="#dccdae" stroke-width="4.5" stroke-dasharray="18 14">${ground}</g>` +
    `${border(true, colours)}${floss(figures(threadsOn('paper')))}</g></svg>\n`,
);
