/** An ES module with top-level await, which no `require` loads. */
async function load(font: Uint8Array) {
  const harfbuzz = await import('harfbuzzjs');
  const face = new harfbuzz.Face(new harfbuzz.Blob(font));
  return { harfbuzz, face, shaper: new harfbuzz.Font(face) };
}

/** Returns the characters that an OpenType font has glyphs for. */
export async function coverage(font: Uint8Array): Promise<Set<string>> {
  const { face } = await load(font);
  return new Set(Array.from(face.collectUnicodes(), (point) => String.fromCodePoint(point)));
}

/** Returns the font's line metrics and the text's width in em. */
export async function measure(font: Uint8Array, text: string) {
  const { harfbuzz, face, shaper } = await load(font);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(shaper, buffer);
  const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const { ascender, descender, lineGap } = shaper.hExtents();
  const { upem } = face;
  return {
    ascent: ascender / upem,
    descent: -descender / upem,
    lineGap: lineGap / upem,
    width: width / upem,
  };
}

/** Returns the height of the middle of a letter above the baseline, in units of the font. */
export async function letterMiddle(font: Uint8Array, letter: string): Promise<number> {
  const { shaper } = await load(font);
  const extents = shaper.glyphExtents(shaper.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0);
  return extents ? extents.yBearing + extents.height / 2 : 0;
}

/**
 * Returns all glyphs that occur while shaping the words. The final glyphs are not enough: a conjunct replaces glyphs that must exist for
 * the rule to apply.
 */
export async function tracedGlyphs(
  font: Uint8Array,
  words: readonly string[],
  language: string,
): Promise<Set<number>> {
  const { harfbuzz, shaper } = await load(font);
  const glyphs = new Set([0]);
  const buffer = new harfbuzz.Buffer();
  buffer.setMessageFunc((step) => {
    if (step.getContentType() === harfbuzz.BufferContentType.GLYPHS)
      for (const { codepoint } of step.getGlyphInfos()) glyphs.add(codepoint);
    return true;
  });
  for (const word of words) {
    buffer.reset();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    harfbuzz.shape(shaper, buffer);
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  }
  return glyphs;
}
