import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as hb from 'harfbuzzjs';
import * as prettier from 'prettier';
import { convert } from 'fontverter';

// Draws the logo files and `sheets/logo.js` (the same outlines for the sheets): npx tsx artwork/aizaan/logo.mts

const root = path.join(import.meta.dirname, '..', '..');
const require = createRequire(import.meta.url);
const round = (value: number) => Math.round(value * 100) / 100;

/** The mark stands on a grid of 24 units; everything below is in those units. */
export const GRID = { size: 24, bar: 3, halfWidth: 10.5, lower: 14, upper: 24, inner: 0.48 };

/** Centre of the upper circle: it touches the lower one and passes through the tip; found by bisection. */
function upperCentre(height: number) {
  const { halfWidth, lower, upper } = GRID;
  const xOf = (y: number) => -Math.sqrt(upper ** 2 - (y - height) ** 2);
  const gap = (y: number) => Math.hypot(lower - halfWidth - xOf(y), y) - (lower + upper);
  let [low, high] = [height * 0.5, height + upper * 0.5];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (gap(middle) > 0) high = middle;
    else low = middle;
  }
  return { x: xOf(low), y: low };
}

/** The arch's four arcs as an SVG path: foot, shoulder, tip, shoulder, foot. `k` scales it about its foot. */
function arch(k: number) {
  const { size, bar, halfWidth, lower, upper } = GRID;
  const height = size - bar;
  const centre = upperCentre(height);
  const t = lower / (lower + upper);
  const joint = { x: (lower - halfWidth) * (1 - t) + centre.x * t, y: centre.y * t };
  const at = (x: number, y: number) => `${round(size / 2 + x * k)} ${round(size - y * k)}`;
  const arc = (radius: number, sweep: 0 | 1, x: number, y: number) =>
    `A${round(radius * k)} ${round(radius * k)} 0 0 ${sweep} ${at(x, y)}`;
  return [
    `M${at(-halfWidth, 0)}`,
    arc(lower, 1, joint.x, joint.y),
    arc(upper, 0, 0, height),
    arc(upper, 0, -joint.x, joint.y),
    arc(lower, 1, halfWidth, 0),
    'Z',
  ].join('');
}

/** Shapes a text and returns its outline, baseline at 0, cap or head height scaled to `height`. */
async function outline(font: string, text: string, height: number, measure: string) {
  const file = require.resolve(font);
  const data = await convert(readFileSync(file), 'sfnt');
  const face = new hb.Face(new hb.Blob(new Uint8Array(data).buffer));
  const shaper = new hb.Font(face);
  const shapeText = (words: string) => {
    const buffer = new hb.Buffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    hb.shape(shaper, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map((info, index) => ({
      path: shaper.glyphToPath(info.codepoint),
      ...positions[index]!,
    }));
  };
  const numbers = (d: string) => [...d.matchAll(/-?[\d.]+/g)].map(([n]) => Number(n));
  const tops = shapeText(measure).flatMap(({ path: d }) => numbers(d).filter((_, i) => i % 2));
  const scale = height / Math.max(...tops);
  let pen = 0;
  const glyphs = shapeText(text).map((glyph) => {
    const [left, up] = [pen + (glyph.xOffset ?? 0), glyph.yOffset ?? 0];
    pen += glyph.xAdvance ?? 0;
    let axis = 1;
    const d = glyph.path.replace(/-?[\d.]+/g, (n) => {
      axis = 1 - axis;
      const value = axis ? -(Number(n) + up) : Number(n) + left;
      return `${round(value * scale)} `;
    });
    return d.replace(/ (?=[A-Z])|\s+$/g, '');
  });
  return { glyphs, width: round(pen * scale) };
}

const mark = `M0 0H24V${GRID.bar}H0Z${arch(1)}${arch(GRID.inner)}`;
const petal = arch(1);
const latin = await outline(
  '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
  'Aizaan',
  16,
  'A',
);
const bangla = await outline(
  '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2',
  'আইজান',
  12.2,
  'ন',
);
const centre = upperCentre(GRID.size - GRID.bar);

// a path per glyph: where letters overlap, as Bangla's do, nothing is cut out
const part = (glyphs: string[], x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${glyphs.map((d) => `<path d="${d}"/>`).join('')}</g>`;
const MARK = `<path fill-rule="evenodd" d="${mark}"/>`;
const svg = (width: number, height: number, colour: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${height}" fill="${colour}">${body}</svg>\n`;

const joined = (word: typeof latin) => ({ d: word.glyphs.join(''), width: word.width });
const wide =
  MARK + part(latin.glyphs, 33, 20) + part(bangla.glyphs, round(33 + latin.width + 9), 20);
const wideWidth = 33 + latin.width + 9 + bangla.width;
const KHOYER = '#45101F';
const script = path.join(import.meta.dirname, 'sheets/logo.js');
const outlines = `/* global window */\nwindow.AZ = ${JSON.stringify({ mark, petal, latin: joined(latin), bangla: joined(bangla), grid: GRID, centre, wideWidth })};\n`;
const style = await prettier.resolveConfig(script);
writeFileSync(script, await prettier.format(outlines, { ...style, filepath: script }));
for (const folder of ['content/portfolio/aizaan', 'content/works']) {
  mkdirSync(path.join(root, folder), { recursive: true });
}
const logo = svg(wideWidth, 24, KHOYER, `<title>Aizaan</title>${wide}`);
writeFileSync(path.join(root, 'content/portfolio/aizaan/logo.svg'), logo);
writeFileSync(path.join(root, 'content/works/aizaan-logo.svg'), logo);

/** One repeat of the hyacinth pattern: two rows of petals that stand and hang in turn, half a step apart. */
function hyacinth(ground: string, inks: readonly string[]): string {
  const { size } = GRID;
  const [width, height] = [(inks.length * size) / 2, 2 * size];
  const petals = [0, 1].flatMap((row) =>
    Array.from({ length: inks.length + 3 }, (_, i) => {
      const column = i - 1;
      const fill = inks[(column + row * 2 + inks.length) % inks.length];
      const x = (column * size) / 2 - 6;
      const hung = (column + row) % 2 !== 0;
      const place = hung ? `${x} ${row * size + 25.5}) scale(1 -1` : `${x} ${row * size - 1.5}`;
      return `<use href="#p" fill="${fill}" transform="translate(${place})"/>`;
    }),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${4 * width}" height="${4 * height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><path id="p" d="${petal}"/></defs><path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>${petals.join('')}</svg>\n`
  );
}

const ofStudy = path.join(root, 'content/portfolio/aizaan');
writeFileSync(path.join(ofStudy, 'symbol.svg'), svg(24, 24, KHOYER, MARK));
writeFileSync(
  path.join(ofStudy, 'pattern.svg'),
  hyacinth(KHOYER, ['#EFEBE3', '#B9A6DA', KHOYER, '#C9D65B']),
);
