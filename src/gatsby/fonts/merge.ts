import { loadShaper } from './harfbuzz';
import {
  glyphOutlines,
  offsets,
  readOffsets,
  readTables,
  table,
  uint16,
  uint32,
  writeOutlines,
  writeTables,
  type Tables,
} from './sfnt';

/** A glyph as the tables `glyf`, `hmtx` and `gvar` hold it. */
interface Glyph {
  outline: Buffer;
  metrics: Buffer;
  variation: Buffer;
}

/**
 * Takes variable TrueType fonts cut from one source, as the numbered slices of a CJK package are; gives one font with all
 * their characters. It has no layout tables. One file instead of dozens compresses a third better and is one request.
 * Throws where the fonts do not come from one source, or have glyphs made of others.
 */
export async function mergeFonts(fonts: readonly Uint8Array[]): Promise<Uint8Array> {
  const parts = fonts.map(readTables);
  const first = parts[0];
  if (!first) throw new Error('there is no font to merge');
  const glyphs: Glyph[] = [];
  const characters = new Map<number, number>();
  for (const [index, part] of parts.entries()) {
    if (!sharedTuples(part).equals(sharedTuples(first))) {
      throw new Error('the slices of the font vary in different ways and cannot be merged');
    }
    // Every slice starts with the same .notdef glyph.
    const skipped = index === 0 ? 0 : 1;
    const shift = glyphs.length - skipped;
    glyphs.push(...readGlyphs(part).slice(skipped));
    for (const [point, glyph] of await readCharacters(fonts[index] ?? new Uint8Array())) {
      characters.set(point, glyph + shift);
    }
  }
  return writeTables(mergeTables(parts, first, glyphs, characters));
}

function mergeTables(
  parts: readonly Tables[],
  first: Tables,
  glyphs: readonly Glyph[],
  characters: ReadonlyMap<number, number>,
): Tables {
  const merged: Tables = new Map(first);
  writeOutlines(
    merged,
    glyphs.map(({ outline }) => outline),
  );
  merged.set('hmtx', Buffer.concat(glyphs.map(({ metrics }) => metrics)));
  merged.set('gvar', writeVariations(first, glyphs));
  merged.set('cmap', writeCharacters(characters));
  merged.set('maxp', largestProfile(parts, glyphs.length));
  const hhea = Buffer.from(table(first, 'hhea'));
  hhea.writeUInt16BE(glyphs.length, 34);
  merged.set('hhea', hhea);
  return merged;
}

function readGlyphs(tables: Tables): Glyph[] {
  const hmtx = table(tables, 'hmtx');
  const gvar = table(tables, 'gvar');
  const full = table(tables, 'hhea').readUInt16BE(34);
  const variations = readOffsets(gvar.subarray(20), (gvar.readUInt16BE(14) & 1) === 1);
  const data = gvar.subarray(gvar.readUInt32BE(16));
  return glyphOutlines(tables).map((outline, index) => {
    // Glyphs beyond the list of full metrics have the last width in it, and a side bearing of their own.
    const width = hmtx.readUInt16BE(4 * Math.min(index, full - 1));
    const bearing = index < full ? 4 * index + 2 : 4 * full + 2 * (index - full);
    const metrics = uint16(width, hmtx.readUInt16BE(bearing));
    return { outline, metrics, variation: data.subarray(...variations(index)) };
  });
}

async function readCharacters(font: Uint8Array): Promise<[number, number][]> {
  const { Blob, Face, Font } = await loadShaper();
  const face = new Face(new Blob(font));
  const shaper = new Font(face);
  return [...face.collectUnicodes()].map((point) => [point, shaper.nominalGlyph(point) ?? 0]);
}

/** A cmap of format 12: groups of characters whose glyphs follow each other. */
function writeCharacters(characters: ReadonlyMap<number, number>): Buffer {
  const groups: { start: number; end: number; glyph: number }[] = [];
  for (const [point, glyph] of [...characters].sort(([a], [b]) => a - b)) {
    const last = groups.at(-1);
    if (last && last.end + 1 === point && last.glyph + point - last.start === glyph) {
      last.end = point;
    } else {
      groups.push({ start: point, end: point, glyph });
    }
  }
  const subtable = uint32(16 + 12 * groups.length, 0, groups.length);
  const body = groups.map(({ start, end, glyph }) => uint32(start, end, glyph));
  const header = uint16(0, 1, 3, 10, 0, 12, 12, 0);
  return Buffer.concat([header, subtable, ...body]);
}

/** The largest of each limit in maxp, for the number of glyphs given. */
function largestProfile(parts: readonly Tables[], count: number): Buffer {
  const profiles = parts.map((part) => table(part, 'maxp'));
  const largest = Buffer.from(profiles[0] ?? []);
  for (let offset = 6; offset < largest.length; offset += 2) {
    largest.writeUInt16BE(Math.max(...profiles.map((each) => each.readUInt16BE(offset))), offset);
  }
  largest.writeUInt16BE(count, 4);
  return largest;
}

/** The places in the design space that the glyphs' variations refer to. */
function sharedTuples(tables: Tables): Buffer {
  const gvar = table(tables, 'gvar');
  const start = gvar.readUInt32BE(8);
  return gvar.subarray(start, start + 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6));
}

function writeVariations(first: Tables, glyphs: readonly Glyph[]): Buffer {
  const gvar = table(first, 'gvar');
  const tuples = sharedTuples(first);
  const variations = glyphs.map(({ variation }) => variation);
  const list = offsets(variations);
  const header = Buffer.alloc(20);
  gvar.copy(header, 0, 0, 8);
  header.writeUInt32BE(header.length + list.length, 8);
  header.writeUInt16BE(glyphs.length, 12);
  header.writeUInt16BE(1, 14); // long offsets
  header.writeUInt32BE(header.length + list.length + tuples.length, 16);
  return Buffer.concat([header, list, tuples, ...variations]);
}
