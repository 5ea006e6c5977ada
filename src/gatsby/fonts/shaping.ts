import { loadShaper, type Axes } from './harfbuzz';

/** Takes a font; gives the code points it has glyphs for. */
export async function coverage(font: Uint8Array): Promise<Set<number>> {
  const { Blob, Face } = await loadShaper();
  return new Set(new Face(new Blob(font)).collectUnicodes());
}

/** Takes a font; gives a shaper of it at fixed places on its axes. */
export async function shaperOf(font: Uint8Array, axes: Axes = {}) {
  const { Blob, Face, Font, Variation } = await loadShaper();
  const face = new Face(new Blob(font));
  const shaper = new Font(face);
  const fixed = Object.entries(axes).filter(
    (axis): axis is [string, number] => typeof axis[1] === 'number',
  );
  shaper.setVariations(fixed.map(([tag, value]) => new Variation(tag, value)));
  return { shaper, unitsPerEm: face.upem };
}

/**
 * Takes a font, its place on the axes and words; gives every glyph that shaping the words passes through. The last
 * step alone is not enough: a conjunct is reached by replacing glyphs that have to exist for the rule to apply.
 */
export async function tracedGlyphs(
  font: Uint8Array,
  axes: Axes,
  words: Iterable<string>,
  language: string,
): Promise<Set<number>> {
  const { Buffer, BufferContentType, shape } = await loadShaper();
  const { shaper } = await shaperOf(font, axes);
  const glyphs = new Set([0]);
  const buffer = new Buffer();
  buffer.setMessageFunc((step) => {
    if (step.getContentType() === BufferContentType.GLYPHS) {
      for (const { codepoint } of step.getGlyphInfos()) glyphs.add(codepoint);
    }
    return true;
  });
  for (const word of words) {
    buffer.reset();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    shape(shaper, buffer);
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  }
  return glyphs;
}

/** Takes a font, its place on the axes and a text; gives the text's width in em. */
export async function widthOf(font: Uint8Array, axes: Axes, text: string): Promise<number> {
  const { Buffer, shape } = await loadShaper();
  const { shaper, unitsPerEm } = await shaperOf(font, axes);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(shaper, buffer);
  const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return width / unitsPerEm;
}
