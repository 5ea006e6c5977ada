/** @jest-environment node */
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../testing/make-folder';
import { createResolvers } from '../gatsby-node';

type Resolve = (source: object, args: object, context: object, info: object) => unknown;

const root = makeFolder({ 'logo.svg': 'x', 'photo.jpg': 'x', 'study.pdf': 'x' });
symlinkSync(path.join(root, 'logo.svg'), path.join(root, 'link.svg'));
const node = (relativePath: string) => ({
  relativePath,
  extension: path.extname(relativePath).slice(1),
  absolutePath: path.join(root, relativePath),
});

const found: Record<string, Record<string, { resolve: Resolve }>> = {};
const tools = {
  createResolvers: (resolvers: typeof found) => Object.assign(found, resolvers),
  getNode: node,
};
void createResolvers?.(tools as never, {} as never, () => {});

const answer = (type: string, field: string, source: object) =>
  found[type]?.[field]?.resolve(source, {}, {}, { originalResolver: () => 'as before' });

test('a picture that comes in sizes has no address of its own', () => {
  expect(answer('File', 'publicURL', node('photo.jpg'))).toBeNull();
  expect(answer('File', 'childImageSharp', node('photo.jpg'))).toBe('as before');
  expect(answer('ImageSharp', 'gatsbyImageData', { parent: 'photo.jpg' })).toBe('as before');
  for (const file of ['logo.svg', 'study.pdf']) {
    expect(answer('File', 'publicURL', node(file))).toBe('as before');
    // gatsby-transformer-sharp would warn about it.
    expect(answer('File', 'childImageSharp', node(file))).toBeNull();
  }
});

test('what a link leads to is neither copied nor resized', () => {
  expect(() => answer('File', 'publicURL', node('link.svg'))).toThrow('link.svg is a link');
  expect(() => answer('ImageSharp', 'gatsbyImageData', { parent: 'link.svg' })).toThrow('a link');
});
