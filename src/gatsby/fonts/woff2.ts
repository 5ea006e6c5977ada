import { compress, decompress } from 'wawoff2';

let last: Promise<unknown> = Promise.resolve();

/** The package hands out its own memory, which its next call overwrites: one call at a time, and a copy of each result. */
function inTurn(
  convert: (font: Uint8Array) => Promise<Uint8Array>,
  font: Uint8Array,
): Promise<Uint8Array> {
  const result = last.then(() => convert(font)).then((bytes) => bytes.slice());
  last = result.catch(() => undefined);
  return result;
}

/** Takes an OpenType font; gives it as WOFF2. */
export const toWoff2 = (font: Uint8Array) => inTurn(compress, font);

/** Takes a WOFF2 font; gives it as OpenType. */
export const fromWoff2 = (font: Uint8Array) => inTurn(decompress, font);
