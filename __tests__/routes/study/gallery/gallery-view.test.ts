import fc from 'fast-check';
import {
  around,
  galleryView,
  withParameters,
} from '../../../../src/routes/study/gallery/gallery-view';

const assets = [
  { slug: 'mark', category: 'logo-design' },
  { slug: 'sign', category: 'logo-design' },
  { slug: 'box', category: 'packaging' },
] as const;

describe('galleryView', () => {
  const view = (search: string) => galleryView(assets, new URLSearchParams(search));
  const slugs = (search: string) => view(search).shown.map(({ slug }) => slug);

  test('starts at All', () => {
    expect(view('')).toEqual({ category: undefined, shown: assets, index: -1 });
  });

  test('shows the chosen category alone', () => {
    expect(slugs('?category=logo-design')).toEqual(['mark', 'sign']);
  });

  test('shows all where no picture is of the category', () => {
    expect(view('?category=merchandise')).toEqual({
      category: undefined,
      shown: assets,
      index: -1,
    });
  });

  test('opens a picture at its place among those shown', () => {
    expect(view('?image=box').index).toBe(2);
    expect(view('?category=packaging&image=box').index).toBe(0);
  });

  test('lifts a filter that would hide the open picture', () => {
    const { category, shown, index } = view('?category=logo-design&image=box');
    expect(category).toBeUndefined();
    expect(shown[index]?.slug).toBe('box');
  });

  test('takes any address', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (category, image) => {
        const { shown, index } = galleryView(assets, new URLSearchParams({ category, image }));
        expect(shown.every((asset) => assets.includes(asset))).toBe(true);
        expect(index).toBeLessThan(shown.length);
      }),
    );
  });
});

test('withParameters sets and removes parameters and leaves the others', () => {
  expect(withParameters('?a=1', { image: 'box' })).toBe('?a=1&image=box');
  expect(withParameters('?a=1&image=box', { image: undefined })).toBe('?a=1');
  expect(withParameters('?image=box', { image: undefined })).toBe('');
});

describe('around', () => {
  test('wraps at both ends', () => {
    expect(around(2, 1, 3)).toBe(0);
    expect(around(0, -1, 3)).toBe(2);
  });

  test('comes back after as many steps as there are pictures', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.nat(),
        fc.constantFrom(1, -1),
        (n, i, step) => {
          let place = i % n;
          for (let count = 0; count < n; count += 1) place = around(place, step, n);
          expect(place).toBe(i % n);
        },
      ),
    );
  });
});
