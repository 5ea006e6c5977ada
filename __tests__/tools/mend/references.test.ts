import { renamedReferences } from '../../../tools/mend/references';

const there = new Set(['gallery/a/shop.jpg', 'gallery/a/sign.webp']);
const renamed = new Map([['gallery/a/Sign 1.tif', 'gallery/a/sign.webp']]);

test.each([
  ['src: ./a/Shop.JPG', 'src: ./a/shop.jpg'],
  ["src: './a/Sign 1.tif' # note", 'src: ./a/sign.webp # note'],
  ['src: .\\a\\shop.jpg', 'src: ./a/shop.jpg'],
  ['src: /content/gallery/a/shop.jpg', 'src: ./a/shop.jpg'],
])('%s becomes %s', (text, mended) => {
  const { text: result, changed } = renamedReferences('gallery/a.yaml', text, { renamed, there });
  expect(result).toBe(mended);
  expect(changed).toBe(1);
});

test.each([
  'src: ./a/shop.jpg',
  'src: ./a/none.jpg',
  'website: https://example.com/a/Shop.JPG',
  'text: We draw shop.jpg and/or others.',
])('%s stays', (text) => {
  expect(renamedReferences('gallery/a.yaml', text, { renamed, there })).toEqual({
    text,
    changed: 0,
  });
});
