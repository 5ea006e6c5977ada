/** @jest-environment node */
import { makeFolder } from '../../testing/make-folder';
import { shippedPackages } from '../src/licenses';

/** Creates a project with a package, and returns the published license. */
function licenseOf(meta: object, license?: string) {
  const root = makeFolder({
    'node_modules/thing/package.json': JSON.stringify({ name: 'thing', ...meta }),
    ...(license && { 'node_modules/thing/LICENSE.md': license }),
  });
  return shippedPackages(root, ['node_modules/thing']).map(({ text }) => text);
}

test('a package goes out with the license that it brings', () => {
  expect(licenseOf({ license: 'MIT' }, 'Do as you like.\n')).toEqual(['Do as you like.']);
});

test('one under the MIT license that brings no text has it with its author', () => {
  const [text] = licenseOf({ license: 'MIT', author: 'Jo Miller <jo@example.org>' });
  expect(text).toMatch(/^MIT License\n\nCopyright \(c\) .*Jo Miller/);
  expect(text).toContain('WITHOUT WARRANTY OF ANY KIND');
});

test('packages are sorted, each once, and those that are not installed are left out', () => {
  const meta = (name: string) => JSON.stringify({ name, version: '1.0.0' });
  const root = makeFolder({
    'node_modules/b/package.json': meta('b'),
    'node_modules/b/node_modules/a/package.json': meta('a'),
    'node_modules/a/package.json': meta('a'),
  });
  const folders = ['b', 'b/node_modules/a', 'a', 'missing'].map((name) => `node_modules/${name}`);
  expect(shippedPackages(root, folders).map(({ name }) => name)).toEqual(['a', 'b']);
});
