/** @jest-environment node */
import { codePoints } from '../../../src/gatsby/fonts/characters';
import { coarsen } from '../../../src/gatsby/fonts/coarsen';
import { loadShaper, subsetFont } from '../../../src/gatsby/fonts/harfbuzz';
import { mergeFonts } from '../../../src/gatsby/fonts/merge';
import { coverage, shaperOf } from '../../../src/gatsby/fonts/shaping';
import { openFont, openSlices } from '../../../src/gatsby/fonts/sources';

/** Characters of the commonest and of a rare slice. */
const frequent = codePoints('のデザイン、。');
const rare = codePoints('鷗鰯');

/** A font of Japanese characters. */
async function japanese(points: readonly number[]): Promise<Uint8Array> {
  return (await openSlices('japanese', points)) ?? new Uint8Array();
}

async function drawings(font: Uint8Array, points: readonly number[], wght: number) {
  const { shaper } = await shaperOf(font, { wght });
  return points.map((point) => {
    const glyph = shaper.nominalGlyph(point) ?? 0;
    return { path: shaper.glyphToPath(glyph), width: shaper.glyphHAdvance(glyph) };
  });
}

test('a sliced family gives one font with every character asked for', async () => {
  const points = [...frequent, ...rare];
  const font = await japanese(points);
  expect([...(await coverage(font))].toSorted()).toEqual(points.toSorted());
});

test.each([400, 650, 800])(
  'merged characters look at weight %i as in their slice',
  async (wght) => {
    const slice = await openFont('noto-sans-jp', '119-wght');
    const available = await coverage(slice);
    const points = frequent.filter((point) => available.has(point));
    const merged = await japanese([...rare, ...points]);
    expect(points.length).toBeGreaterThan(3);
    expect(await drawings(merged, points, wght)).toEqual(await drawings(slice, points, wght));
  },
);

test('characters that a family lacks make no font', async () => {
  expect(await openSlices('japanese', codePoints('\u{1f600}'))).toBeUndefined();
});

test('fonts of different sources are not merged', async () => {
  const noto = await openFont('noto-sans-jp', '119-wght');
  const latin = await subsetFont(await openFont('anek-latin', 'latin-standard'), {
    unicodes: codePoints('abc'),
  });
  await expect(mergeFonts([noto, latin])).rejects.toThrow('cannot be merged');
});

test('a coarser grid moves no point by more than half of its unit', async () => {
  const points = codePoints('鬱響繡のア');
  const font = await subsetFont(await japanese(points), {
    unicodes: points,
    axes: { wght: 400 },
  });
  const { Blob, Face } = await loadShaper();
  const coarse = coarsen(font, 500);
  expect(new Face(new Blob(coarse)).upem).toBe(500);
  const numbers = async (bytes: Uint8Array, scale: number) =>
    (await drawings(bytes, points, 400)).map(({ path, width }) => ({
      shape: path.replaceAll(/-?[\d.]+/g, ''),
      values: [...path.matchAll(/-?[\d.]+/g)]
        .map(([value]) => scale * Number(value))
        .concat(scale * width),
    }));
  const before = await numbers(font, 1);
  const after = await numbers(coarse, 2);
  for (const [index, { shape, values }] of before.entries()) {
    expect(after[index]?.shape).toBe(shape);
    for (const [place, value] of values.entries()) {
      expect(Math.abs((after[index]?.values[place] ?? NaN) - value)).toBeLessThanOrEqual(1);
    }
  }
});
