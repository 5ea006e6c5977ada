/** A font file's tables by tag (OpenType, 'Organization of an OpenType font'). */
export type Tables = Map<string, Buffer>;

/** Takes a TrueType font; gives its tables, sharing the font's memory. */
export function readTables(font: Uint8Array): Tables {
  const file = Buffer.from(font.buffer, font.byteOffset, font.length);
  const tables: Tables = new Map();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const record = 12 + 16 * index;
    const offset = file.readUInt32BE(record + 8);
    tables.set(
      file.toString('latin1', record, record + 4),
      file.subarray(offset, offset + file.readUInt32BE(record + 12)),
    );
  }
  return tables;
}

/** Takes tables and a tag; gives that table. Throws where the font lacks it. */
export function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`the font has no ${tag} table`);
  return found;
}

/** Takes bytes; gives them filled up with zeros to a multiple of four. */
const padded = (bytes: Uint8Array): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/** Takes tables; gives the TrueType font of them. */
export function writeTables(tables: Tables): Buffer {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(12 + 16 * entries.length);
  const power = Math.floor(Math.log2(entries.length));
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(entries.length, 4);
  header.writeUInt16BE(16 << power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * entries.length - (16 << power), 10);
  let offset = header.length;
  const bodies = entries.map(([tag, bytes], index) => {
    const record = 12 + 16 * index;
    const body = padded(bytes);
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(body), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(bytes.length, record + 12);
    offset += body.length;
    return body;
  });
  return Buffer.concat([header, ...bodies]);
}

function checksum(body: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < body.length; offset += 4) {
    sum = (sum + body.readUInt32BE(offset)) >>> 0;
  }
  return sum;
}

/** Takes a list of offsets, long or short; gives where a piece starts and ends. */
export function readOffsets(list: Buffer, isLong: boolean): (index: number) => [number, number] {
  const at = (index: number) =>
    isLong ? list.readUInt32BE(4 * index) : 2 * list.readUInt16BE(2 * index);
  return (index) => [at(index), at(index + 1)];
}

/** Takes pieces that follow each other; gives where each starts and where the last one ends, as long offsets. */
export function offsets(pieces: readonly Buffer[]): Buffer {
  let offset = 0;
  return uint32(0, ...pieces.map((piece) => (offset += piece.length)));
}

/** Takes tables; gives the outline of every glyph. Throws where one is made of others: the fonts merged here have none. */
export function glyphOutlines(tables: Tables): Buffer[] {
  const isLong = table(tables, 'head').readInt16BE(50) === 1;
  const places = readOffsets(table(tables, 'loca'), isLong);
  const glyf = table(tables, 'glyf');
  return Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, index) => {
    const outline = glyf.subarray(...places(index));
    if (outline.length > 0 && outline.readInt16BE(0) < 0) {
      throw new Error(`glyph ${index} is made of other glyphs`);
    }
    return outline;
  });
}

/** Takes tables and outlines; puts the outlines in the place of the tables' own. */
export function writeOutlines(tables: Tables, outlines: readonly Buffer[]): void {
  const pieces = outlines.map(padded);
  const head = Buffer.from(table(tables, 'head'));
  head.writeInt16BE(1, 50); // long offsets in loca
  tables.set('head', head).set('glyf', Buffer.concat(pieces)).set('loca', offsets(pieces));
}

export function uint16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => bytes.writeUInt16BE(value, 2 * index));
  return bytes;
}

export function uint32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
}
