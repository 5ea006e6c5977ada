/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shippedPackages } from '../../src/build/licences';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'licences-'));
  await write('package.json', JSON.stringify({ devDependencies: {} }));
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

/** Puts a package into the project, with code of it in the built site; gives the licence that goes out with it. */
async function licenceOf(meta: object, files: Record<string, string> = {}) {
  await write('node_modules/thing/package.json', JSON.stringify({ name: 'thing', ...meta }));
  for (const [file, text] of Object.entries(files)) await write(`node_modules/thing/${file}`, text);
  await write('public/app.js.map', JSON.stringify({ sources: ['x/node_modules/thing/index.js'] }));
  return shippedPackages(root, path.join(root, 'public')).map(({ text }) => text);
}

test('a package goes out with the licence that it brings', async () => {
  expect(await licenceOf({ license: 'MIT' }, { 'LICENSE.md': 'Do as you like.\n' })).toEqual([
    'Do as you like.',
  ]);
});

test('one under the MIT licence that brings no text has it with its author', async () => {
  const [text] = await licenceOf({ license: 'MIT', author: 'Jo Miller <jo@example.org>' });
  expect(text).toMatch(/^MIT License\n\nCopyright \(c\) .*Jo Miller/);
  expect(text).toContain('WITHOUT WARRANTY OF ANY KIND');
});
