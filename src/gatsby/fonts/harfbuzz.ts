import { readFile } from 'node:fs/promises';
import type * as NodeModule from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import type * as HarfBuzzModule from 'harfbuzzjs';

type HarfBuzz = typeof HarfBuzzModule;
type Wasm = Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory };

/** Where an axis of a variable font is fixed, or the range that stays variable. */
export type Axes = Readonly<Record<string, number | readonly [number, number]>>;

interface SubsetOptions {
  unicodes: Iterable<number>;
  axes?: Axes;
  /** Glyphs to keep. With them given, no glyph is kept merely because a layout rule could lead to it. */
  glyphs?: Iterable<number>;
  /** OpenType features to keep; the usual ones without it. */
  features?: readonly string[];
  dropTables?: readonly string[];
  /** Entries of the name table to keep; the usual ones without it. */
  nameIds?: readonly number[];
}

// From hb-subset.h
const NO_LAYOUT_CLOSURE = 0x200;
const DROP_TABLE_SET = 3;
const NAME_ID_SET = 4;
const LAYOUT_FEATURE_SET = 6;
const WRITABLE_MEMORY = 2;

// The package is an ES module with top-level await: no `require` loads it, and neither does an `import()` that Parcel or
// Jest have turned into one. So a file that they do not touch imports it, loaded by Node's own loader.
const nodeModule = vm.runInThisContext(
  "process.getBuiltinModule('node:module')",
) as typeof NodeModule;
const projectRequire = nodeModule.createRequire(path.join(process.cwd(), 'package.json'));
const nativeImport = projectRequire('./src/gatsby/fonts/native-import.cjs') as (
  url: string,
) => Promise<HarfBuzz>;

/** Takes a package, or a file in one; gives where it is. */
export const resolvePackageFile = (specifier: string): string => projectRequire.resolve(specifier);

let shaper: Promise<HarfBuzz> | undefined;
let subsetter: Promise<Wasm> | undefined;

/** Gives HarfBuzz' shaping side. */
export function loadShaper(): Promise<HarfBuzz> {
  return (shaper ??= nativeImport(pathToFileURL(resolvePackageFile('harfbuzzjs')).href));
}

function loadSubsetter(): Promise<Wasm> {
  return (subsetter ??= readFile(resolvePackageFile('harfbuzzjs/dist/harfbuzz-subset.wasm')).then(
    async (bytes) => {
      const { instance } = await WebAssembly.instantiate(bytes);
      const wasm = instance.exports as unknown as Wasm;
      wasm['_initialize']?.();
      return wasm;
    },
  ));
}

/** An OpenType tag: four letters as one number. */
const tagNumber = (tag: string) => Buffer.from(tag, 'latin1').readUInt32BE(0);

/** Takes an OpenType font and what to keep of it; gives the smaller font. Throws where HarfBuzz cannot. */
export async function subsetFont(font: Uint8Array, options: SubsetOptions): Promise<Uint8Array> {
  const wasm = await loadSubsetter();
  const call = (name: string, ...values: number[]): number => {
    const exported = wasm[name];
    if (!exported) throw new Error(`harfbuzz-subset.wasm has no ${name}`);
    return exported(...values);
  };
  const memory = call('malloc', font.length);
  new Uint8Array(wasm.memory.buffer).set(font, memory);
  const blob = call('hb_blob_create', memory, font.length, WRITABLE_MEMORY, 0, 0);
  const face = call('hb_face_create', blob, 0);
  const input = call('hb_subset_input_create_or_fail');
  const fill = (set: number, values: Iterable<number>) => {
    for (const value of values) call('hb_set_add', set, value);
  };
  const replace = (kind: number, values: readonly number[]) => {
    const set = call('hb_subset_input_set', input, kind);
    call('hb_set_clear', set);
    fill(set, values);
  };
  try {
    fill(call('hb_subset_input_unicode_set', input), options.unicodes);
    if (options.glyphs) {
      fill(call('hb_subset_input_glyph_set', input), options.glyphs);
      call('hb_subset_input_set_flags', input, NO_LAYOUT_CLOSURE);
    }
    if (options.features) replace(LAYOUT_FEATURE_SET, options.features.map(tagNumber));
    if (options.nameIds) replace(NAME_ID_SET, options.nameIds);
    fill(
      call('hb_subset_input_set', input, DROP_TABLE_SET),
      (options.dropTables ?? []).map(tagNumber),
    );
    for (const [axis, place] of Object.entries(options.axes ?? {})) {
      const tag = tagNumber(axis);
      if (typeof place === 'number') {
        call('hb_subset_input_pin_axis_location', input, face, tag, place);
      } else {
        call('hb_subset_input_set_axis_range', input, face, tag, place[0], place[1], NaN);
      }
    }
    return copyFace(call('hb_subset_or_fail', face, input));
  } finally {
    call('hb_subset_input_destroy', input);
    call('hb_face_destroy', face);
    call('hb_blob_destroy', blob);
    call('free', memory);
  }

  function copyFace(subset: number): Uint8Array {
    if (!subset) throw new Error('HarfBuzz could not subset the font');
    const result = call('hb_face_reference_blob', subset);
    const start = call('hb_blob_get_data', result, 0);
    const bytes = new Uint8Array(wasm.memory.buffer).slice(
      start,
      start + call('hb_blob_get_length', result),
    );
    call('hb_blob_destroy', result);
    call('hb_face_destroy', subset);
    return bytes;
  }
}
