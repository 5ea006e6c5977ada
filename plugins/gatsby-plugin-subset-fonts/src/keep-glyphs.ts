import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';

/**
 * Patch of harfbuzzjs 1.6.4. Neither it nor subset-font 2.9.0 can subset a font by glyph ids.
 * So this calls the C functions of HarfBuzz (hb-subset.h) in the WebAssembly of harfbuzzjs.
 */
type Subsetter = Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory };

const NO_LAYOUT_CLOSURE = 0x200;
const READ_ONLY = 1;

let loaded: Promise<Subsetter> | undefined;

async function load(): Promise<Subsetter> {
  const wasm = await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm);
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter['_initialize']?.();
  return subsetter;
}

/** Returns the font subset to these glyphs as WOFF2. Throws if HarfBuzz fails. */
export async function keepGlyphs(
  font: Uint8Array,
  characters: readonly string[],
  glyphs: ReadonlySet<number>,
): Promise<Buffer> {
  const wasm = await (loaded ??= load());
  const call = (name: string, ...values: number[]): number => {
    const result = wasm[name]?.(...values);
    if (result === 0) throw new Error(`HarfBuzz could not subset the font: ${name}`);
    return result ?? 0;
  };
  const memory = call('malloc', font.length);
  new Uint8Array(wasm.memory.buffer).set(font, memory);
  const blob = call('hb_blob_create', memory, font.length, READ_ONLY, 0, 0);
  const face = call('hb_face_create', blob, 0);
  const input = call('hb_subset_input_create_or_fail');
  const unicodes = call('hb_subset_input_unicode_set', input);
  for (const character of characters) call('hb_set_add', unicodes, character.codePointAt(0) ?? 0);
  const glyphSet = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs) call('hb_set_add', glyphSet, glyph);
  call('hb_subset_input_set_flags', input, NO_LAYOUT_CLOSURE);
  const subset = call('hb_subset_or_fail', face, input);
  const result = call('hb_face_reference_blob', subset);
  const start = call('hb_blob_get_data', result, 0);
  const bytes = wasm.memory.buffer.slice(start, start + call('hb_blob_get_length', result));
  call('hb_blob_destroy', result);
  call('hb_face_destroy', subset);
  call('hb_subset_input_destroy', input);
  call('hb_face_destroy', face);
  call('hb_blob_destroy', blob);
  call('free', memory);
  return convert(Buffer.from(bytes), 'woff2');
}
