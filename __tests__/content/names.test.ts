import fc from 'fast-check';
import { isSystemFile, nearest, tidyName } from '../../src/content/names';

test.each([
  ['gallery/Shop Window.JPG', 'gallery/shop-window.jpg'],
  ['Café_été.png', 'cafe_ete.png'],
  ['IMG_2041.HEIC', 'img_2041.heic'],
  ['already-fine.webp', 'already-fine.webp'],
  ['(1) logo.svg', '1-logo.svg'],
  ['Shop .jpg', 'shop.jpg'],
  ['দোকান.JPG', 'file.jpg'],
  ['./a/B.jpg', './a/b.jpg'],
])('%s is called %s', (name, tidy) => {
  expect(tidyName(name)).toBe(tidy);
});

test('a tidy name stays as it is, and holds what addresses can carry', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      const tidy = tidyName(name);
      expect(tidyName(tidy)).toBe(tidy);
      expect(tidy).toMatch(/^[a-z0-9._/-]*$/);
    }),
  );
});

test.each(['.DS_Store', 'a/Thumbs.db', 'a/desktop.ini', '._photo.jpg', 'x.yaml~', '~$cost.docx'])(
  '%s is left alone',
  (file) => {
    expect(isSystemFile(file)).toBe(true);
  },
);

test.each(['cost.yaml', 'photo.jpg', 'notes.txt'])('%s is not', (file) => {
  expect(isSystemFile(file)).toBe(false);
});

test('a name is meant where it is like another, and not where it is another', () => {
  expect(nearest('pufy-owner', ['puffy-owner', 'aizaan-owner'])).toBe('puffy-owner');
  expect(nearest('tea-stall', ['puffy-owner', 'aizaan-owner'])).toBeUndefined();
  expect(nearest('anything', [])).toBeUndefined();
});
