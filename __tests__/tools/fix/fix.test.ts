/** @jest-environment node */
import { readFile, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { loadContent } from '../../../plugins/gatsby-transformer-content';
import { renamedReferences } from '../../../tools/fix/references';
import { fixContent } from '../../../tools/fix/fix';
import { contentWith, fileWith } from '../../helpers/content';
import { setup } from '../../../src/content/setup';

const gallery = fileWith('gallery', /src:[^]*src:[^]*src:[^]*src:/);

const format = (text: string) => Promise.resolve(text);

/** A photo from a phone: large, rotated, and noisy, so that it compresses badly. */
async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [2600, 2000];
  const noise = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 151);
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
}

test('names, references and pictures are fixed together, and the project’s own files are not touched', async () => {
  const text = await readFile(`content/${gallery}`, 'utf8');
  const [one = '', two = '', three = ''] = [...text.matchAll(/src: \.\/(\S+)/g)].map(
    ([, file]) => `gallery/${file ?? ''}`,
  );
  const [spaced, tif] = [one.replace(/(\w+)\.jpg$/, ' $1.JPG'), two.replace(/\.jpg$/, '.tif')];
  const heavy = await phonePhoto();
  const taken = three.replace(/\.jpg$/, '.webp');
  const named = (file: string) => `./${path.posix.relative('gallery', file)}`;
  const root = await contentWith({
    [one]: null,
    [spaced]: await readFile(`content/${one}`),
    [two]: null,
    [tif]: await sharp(`content/${two}`).tiff({ compression: 'lzw' }).toBuffer(),
    [three]: heavy,
    [taken]: await sharp(`content/${three}`).webp().toBuffer(),
    [gallery]: text
      .replace(named(one), `'${named(spaced)}'`)
      .replace(named(two), named(tif))
      .replace(named(three), named(three).toUpperCase().replace('.JPG', '.jpg')),
  });
  const before = await readFile(`content/${three}`);

  const said = await fixContent(root, 'locales', format);
  const { errors } = await loadContent(setup, root);
  expect(errors).toEqual([]);
  const smaller = three.replace(/\.jpg$/, '-2.webp');
  for (const words of [
    `content/${spaced}: renamed`,
    `content/${tif}: converted to`,
    `content/${three}: converted to ${smaller}`,
    `content/${gallery}: 3 lines`,
  ])
    expect(said.join('\n')).toContain(words);
  expect((await stat(path.join(root, smaller))).size).toBeLessThan(1024 * 1024);
  const { width, height, orientation } = await sharp(path.join(root, smaller)).metadata();
  expect(height).toBeGreaterThan(width);
  expect(orientation).toBeUndefined();
  expect(await readFile(`content/${three}`)).toEqual(before);

  expect(await fixContent(root, 'locales', format)).toEqual([]);
});

test('a folder with capitals or spaces is renamed with its files', async () => {
  const text = await readFile(`content/${gallery}`, 'utf8');
  const [, picture = ''] = /src: \.\/(\S+)/.exec(text) ?? [];
  const [scan, sign] = ['Lumen Cafe/scan.tif', 'Lumen Cafe/sign.JPG'];
  const named = text.replace(`./${picture}`, `./${sign}`);
  const [, other = ''] = /src: \.\/(?!Lumen)(\S+)/.exec(named) ?? [];
  const root = await contentWith({
    [`gallery/${sign}`]: await readFile(`content/gallery/${picture}`),
    [`gallery/${scan}`]: await sharp(`content/gallery/${other}`)
      .tiff({ compression: 'lzw' })
      .toBuffer(),
    [gallery]: named.replace(`./${other}`, `./${scan}`),
  });
  const before = await loadContent(setup, root);
  const said = await fixContent(root, 'locales', format);
  const after = await loadContent(setup, root);
  for (const file of ['gallery/lumen-cafe/sign.jpg', 'gallery/lumen-cafe/scan.webp'])
    expect(said.join('\n')).toContain(file);
  const hint = before.errors.find(({ file }) => file.endsWith(sign))?.hint;
  expect(hint).toContain('gallery/lumen-cafe/sign.jpg');
  expect(after.errors).toEqual([]);
});

test('a picture with the ending of another kind is converted, a drawing is not', async () => {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const root = await contentWith({
    'gallery/zz-avif.jpg': await picture.avif().toBuffer(),
    'gallery/zz-jpeg.png': await picture.jpeg().toBuffer(),
    'gallery/zz-right.jpeg': await picture.jpeg().toBuffer(),
    'gallery/zz-svg.png': drawing,
  });
  const said = await fixContent(root, 'locales', format);
  expect(said.filter((line) => line.includes('zz-'))).toEqual([
    'content/gallery/zz-avif.jpg: converted to gallery/zz-avif.webp',
    'content/gallery/zz-jpeg.png: converted to gallery/zz-jpeg.webp',
  ]);
  expect((await sharp(path.join(root, 'gallery/zz-avif.webp')).metadata()).format).toBe('webp');
});

test('a file in another encoding than UTF-8 keeps every byte', async () => {
  const file = fileWith('faq');
  const latin1 = Buffer.from('question: Caf\xe9 prices\r\nanswer:\r\n  - None\r\n', 'latin1');
  const root = await contentWith({ [file]: latin1 });
  await fixContent(root, 'locales', format);
  expect(await readFile(path.join(root, file))).toEqual(latin1);
});

test('a file that cannot be formatted stays as it is, and the others are formatted', async () => {
  const [odd, other] = ['faq/zz-odd.yaml', 'faq/zz-other.yaml'];
  const text = 'question:  A\n';
  const root = await contentWith({ [odd]: text, [other]: text });
  await fixContent(root, 'locales', async (before, file) => {
    if (file === odd) throw new SyntaxError("Unexpected 'directive' token");
    return format(file === other ? before.replace('  ', ' ') : before);
  });
  expect(await readFile(path.join(root, odd), 'utf8')).toBe(text);
  expect(await readFile(path.join(root, other), 'utf8')).toBe('question: A\n');
});

test('a picture that a phone turns is written upright, and a drawing without what a program added', async () => {
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } });
  const root = await contentWith({
    'gallery/Phone.JPG': await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'partners/zz.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- Ada --><path d="M0 0h9v9"/></svg>',
  });
  await symlink('/etc/hostname', path.join(root, 'gallery/Link.JPG'));
  const said = await fixContent(root, 'locales', format);
  expect(said.filter((line) => /phone|zz/.test(line))).toHaveLength(3);
  expect(said.join('\n')).not.toMatch(/link/i);
  const { width, orientation } = await sharp(path.join(root, 'gallery/phone.jpg')).metadata();
  expect([width, orientation]).toEqual([40, undefined]);
  expect(await readFile(path.join(root, 'partners/zz.svg'), 'utf8')).not.toContain('Ada');
  expect(await fixContent(root, 'locales', format)).toEqual([]);
});

test('a text that looks like the name of a file stays as it is', () => {
  const text = (src: string) =>
    `images:\n  - title: ./Sign.JPG\n    image:\n      src: ${src}\n      alt: Shop/Sign.JPG\n`;
  const there = new Set(['gallery/sign.jpg', 'gallery/shop/sign.jpg']);
  const fixed = renamedReferences('gallery/shop.yaml', text('./Sign.JPG'), {
    renamed: new Map(),
    there,
  });
  expect(fixed).toEqual({ text: text('./sign.jpg'), changed: 1 });
});
