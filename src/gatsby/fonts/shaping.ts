import type * as HarfBuzz from 'harfbuzzjs';

// An ES module with top-level await, which no `require` loads.
const load = () => import('harfbuzzjs');

async function fontOf(font: Uint8Array): Promise<[typeof HarfBuzz, HarfBuzz.Face, HarfBuzz.Font]> {
  const harfbuzz = await load();
  const face = new harfbuzz.Face(new harfbuzz.Blob(font));
  return [harfbuzz, face, new harfbuzz.Font(face)];
}

/** Takes an OpenType font; gives the code points it has glyphs for. */
export async function coverage(font: Uint8Array): Promise<Set<number>> {
  const [, face] = await fontOf(font);
  return new Set(face.collectUnicodes());
}

/** Takes an OpenType font; gives its line metrics in em. */
export async function metricsOf(font: Uint8Array) {
  const [, { upem }, shaper] = await fontOf(font);
  const { ascender, descender, lineGap } = shaper.hExtents();
  return { ascent: ascender / upem, descent: -descender / upem, lineGap: lineGap / upem };
}

/** Takes an OpenType font and a text; gives the text's width in em. */
export async function widthOf(font: Uint8Array, text: string): Promise<number> {
  const [{ Buffer, shape }, { upem }, shaper] = await fontOf(font);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(shaper, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / upem;
}

/**
 * Takes an OpenType font and words; gives every glyph that shaping the words passes through. The last step alone is not
 * enough: a conjunct is reached by replacing glyphs that have to exist for the rule to apply.
 */
export async function tracedGlyphs(
  font: Uint8Array,
  words: readonly string[],
  language: string,
): Promise<Set<number>> {
  const [{ Buffer, BufferContentType, shape }, , shaper] = await fontOf(font);
  const glyphs = new Set([0]);
  const keep = (infos: HarfBuzz.GlyphInfo[]) => {
    for (const { codepoint } of infos) glyphs.add(codepoint);
  };
  const buffer = new Buffer();
  buffer.setMessageFunc((step) => {
    if (step.getContentType() === BufferContentType.GLYPHS) keep(step.getGlyphInfos());
    return true;
  });
  for (const word of words) {
    buffer.reset();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    shape(shaper, buffer);
    keep(buffer.getGlyphInfos());
  }
  return glyphs;
}
