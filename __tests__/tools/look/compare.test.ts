/** @jest-environment node */
import { compare, type Pixels } from '../../../tools/look/compare';

/** A picture of one colour, with a dot at a place. */
function picture(width: number, height: number, dot?: [number, number]): Pixels {
  const data = new Uint8Array(width * height * 3).fill(200);
  if (dot) data.fill(0, (dot[1] * width + dot[0]) * 3, (dot[1] * width + dot[0]) * 3 + 3);
  return { data, width, height };
}

test('the same picture has no areas', () => {
  expect(compare(picture(64, 64), picture(64, 64))).toMatchObject({ share: 0, areas: [] });
});

test('one pixel of another colour is found where it is', () => {
  const { share, areas } = compare(picture(64, 64), picture(64, 64, [20, 40]));
  expect(share).toBeCloseTo(1 / 16);
  expect(areas).toEqual([{ left: 16, top: 32, width: 16, height: 16 }]);
});

test('what a page has grown by is a change', () => {
  const { areas } = compare(picture(32, 32), picture(32, 48));
  expect(areas).toEqual([{ left: 0, top: 32, width: 32, height: 16 }]);
});
