declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: Readonly<Record<string, number>>;
    /** OpenType features to keep; all without it. */
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
    noHinting?: boolean;
    /** Keeps every glyph and its number; there must be no text then. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  /** Returns the font in any format in another. */
  export function convert(font: Uint8Array, format: 'sfnt' | 'woff2'): Promise<Buffer>;
}
