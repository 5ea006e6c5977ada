import fc from 'fast-check';
import { galleryPages, page, plate, type Box } from '../../../tools/case-study/plates';

/** From a tall poster to a wide strip of stories. */
const ratio = fc.double({ min: 0.7, max: 2, noNaN: true });

const area = ({ width, height }: Box) => width * height;
const onPage = ({ left, top, width, height }: Box) =>
  left >= 0 && top >= 0 && left + width <= page.width && top + height <= page.height;
const apart = (a: Box, b: Box) =>
  a.left + a.width <= b.left ||
  b.left + b.width <= a.left ||
  a.top + a.height <= b.top ||
  b.top + b.height <= a.top;

test('pictures and the field of titles share the page without touching each other or its edge', () => {
  fc.assert(
    fc.property(
      fc.array(ratio, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (ratios, mirrored) => {
        const { pictures, field } = plate(ratios, mirrored);
        const boxes = [...pictures, field];
        expect(pictures).toHaveLength(ratios.length);
        for (const [index, box] of boxes.entries()) {
          expect(area(box)).toBeGreaterThan(0);
          expect(onPage(box)).toBe(true);
          for (const other of boxes.slice(index + 1)) expect(apart(box, other)).toBe(true);
        }
      },
    ),
  );
});

test('every picture comes once and in its order, with the right number before it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 }), { maxLength: 9 }), (sizes) => {
      const chapters = sizes.map((size, chapter) => ({
        title: `${chapter}`,
        pictures: Array.from({ length: size }, (_, index) => `${chapter}.${index}`),
      }));
      const pages = galleryPages(chapters);
      const all = chapters.flatMap(({ pictures }) => pictures);
      expect(pages.flatMap(({ pictures }) => pictures)).toEqual(all);
      for (const { pictures, before, chapter, title } of pages) {
        expect(pictures.length).toBeGreaterThan(0);
        expect(pictures.length).toBeLessThanOrEqual(3);
        expect(all[before]).toBe(pictures[0]);
        expect(title).toBe(`${chapter}`);
      }
    }),
  );
});
