/** @jest-environment node */
import path from 'node:path';
import { makeFolder } from '../../testing/make-folder';
import { shippedPackages } from '../src/licenses';

/** Creates a project whose built site contains code of a package, and returns the published license. */
function licenseOf(meta: object, license?: string) {
  const root = makeFolder({
    'node_modules/thing/package.json': JSON.stringify({ name: 'thing', ...meta }),
    ...(license && { 'node_modules/thing/LICENSE.md': license }),
    'public/app.js.map': JSON.stringify({ sources: ['x/node_modules/thing/index.js'] }),
  });
  return shippedPackages(root, path.join(root, 'public'), []).map(({ text }) => text);
}

test('a package goes out with the license that it brings', () => {
  expect(licenseOf({ license: 'MIT' }, 'Do as you like.\n')).toEqual(['Do as you like.']);
});

test('one under the MIT license that brings no text has it with its author', () => {
  const [text] = licenseOf({ license: 'MIT', author: 'Jo Miller <jo@example.org>' });
  expect(text).toMatch(/^MIT License\n\nCopyright \(c\) .*Jo Miller/);
  expect(text).toContain('WITHOUT WARRANTY OF ANY KIND');
});

test('a package that is in no source map can be named', () => {
  const root = makeFolder({
    'node_modules/@fonts/a/package.json': JSON.stringify({ name: '@fonts/a', version: '1.0.0' }),
    'public/index.html': '',
  });
  const names = shippedPackages(root, path.join(root, 'public'), ['@fonts/a', 'not-installed']);
  expect(names.map(({ name }) => name)).toEqual(['@fonts/a']);
});
