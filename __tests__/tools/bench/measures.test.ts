/** @jest-environment node */
import fc from 'fast-check';
import { addUp } from '../../../tools/bench/first-view';
import { median, medians } from '../../../tools/bench/measures';

describe('median', () => {
  test.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
    [[], NaN],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  test('has as many values below as above, and leaves its input alone', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(fc.array(finite, { minLength: 1 }), (values) => {
        const copy = [...values];
        const middle = median(values);
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
        expect(values).toEqual(copy);
      }),
    );
  });

  test('of runs is taken number by number', () => {
    const runs = [
      { paint: 1, shift: 30 },
      { paint: 3, shift: 10 },
      { paint: 2, shift: 20 },
    ];
    expect(medians(runs)).toEqual({ paint: 2, shift: 20 });
    expect(() => medians([])).toThrow('no runs');
  });
});

test('the first view counts by kind, without images further down and data addresses', () => {
  const page = 'http://localhost:9000/fr';
  const sent = (path: string, type: string, mimeType: string, bytes: number) => ({
    url: new URL(path, page).href,
    type,
    mimeType,
    bytes,
  });
  const transfers = [
    sent('/fr', 'document', 'text/html', 1),
    sent('/app.js', 'script', 'text/javascript', 10),
    sent('/next.js', 'other', 'application/javascript', 20),
    sent('/data.json', 'fetch', 'application/json', 1000),
    sent('/face.woff2', 'font', 'font/woff2', 300),
    sent('/hero.webp', 'image', 'image/webp', 4000),
    sent('/below.webp', 'image', 'image/webp', 50_000),
    sent('data:image/png;base64,AA', 'image', 'image/png', 0),
    sent('https://cdn.example.com/x.css', 'stylesheet', 'text/css', 7),
  ];
  expect(addUp(transfers, page, ['http://localhost:9000/below.webp'])).toEqual({
    htmlBytes: 1,
    scriptBytes: 30,
    fontBytes: 300,
    imageBytes: 4000,
    thirdPartyRequests: 1,
  });
});
