declare module 'wawoff2' {
  /** Takes an OpenType font; gives it as WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  /** Takes a WOFF2 font; gives it as OpenType. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
