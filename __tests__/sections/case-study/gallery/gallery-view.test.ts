import fc from 'fast-check';
import { around, galleryView } from '../../../../src/sections/case-study/gallery/gallery-view';

const assets = [
  { slug: 'mark', category: 'logo-design' },
  { slug: 'sign', category: 'logo-design' },
  { slug: 'box', category: 'packaging' },
] as const;

describe('galleryView', () => {
  const view = (search: string) => galleryView(assets, new URLSearchParams(search));
  const slugs = (search: string) => view(search).shown.map(({ slug }) => slug);

  test('shows the chosen category, or all for an unknown or empty one', () => {
    expect(slugs('?category=logo-design')).toEqual(['mark', 'sign']);
    for (const search of ['', '?category=merchandise'])
      expect(view(search)).toEqual({ category: undefined, shown: assets, index: -1 });
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

test('around wraps at both ends, and comes back after as many steps as there are pictures', () => {
  const steps = fc.constantFrom(1, -1);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), steps, (n, i, step) => {
      const places = [i % n];
      for (let count = 0; count < n; count += 1) places.push(around(places.at(-1) ?? 0, step, n));
      expect(places.at(-1)).toBe(i % n);
      expect(new Set(places).size).toBe(n);
    }),
  );
});
