/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { makeFolder } from '../../testing/make-folder';
import { filesIn, ignoredIn, linkErrors } from '../src/folder';
import { refuseLinks } from '../src/refuse-links';
import { servedErrors } from '../src/served';
import type { ContentSetup } from '../src/setup';

const setup = { hints: {} } as ContentSetup;
const filesOf = (errors: readonly { file: string }[]) =>
  errors.map(({ file }) => file.split('/').slice(1).join('/')).sort();

test('files that are served as they are have a kind that the site needs, and are of it', async () => {
  const create = { width: 4, height: 4, channels: 3, background: 'red' } as const;
  const png = sharp({ create }).png();
  const wrong = {
    '.env': 'KEY=1',
    '.well-known/.env': 'KEY=1',
    'active.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="1"/>',
    'page.html': '<script>1</script>',
    'icon.ico': 'x',
    'data.json': '{',
    'photo.png': await png
      .clone()
      .withExif({ IFD0: { Artist: 'Ada' } })
      .toBuffer(),
    'text.txt': Buffer.from([0xff]),
    'no-kind': 'x',
    'logo #1.txt': 'x',
    'nul.txt': 'x',
    'LOGO.TXT': 'x',
  };
  const right = {
    '.well-known/gpc.json': '{}',
    'icon.png': await png.toBuffer(),
    'icon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>',
    'verify.txt': 'x',
    '.DS_Store': 'x',
  };
  const errors = await servedErrors(setup, makeFolder({ ...wrong, ...right }));
  expect(filesOf(errors)).toEqual(Object.keys(wrong).sort());
});

test('a missing file that the site names is an error, and so is a missing folder', async () => {
  const named = { ...setup, served: ['icons/a.txt', 'icons/b.txt'] };
  const root = makeFolder({ 'icons/a.txt': 'x' });
  expect(filesOf(await servedErrors(named, root))).toEqual(['icons/b.txt']);
  expect(await servedErrors(setup, path.join(root, 'gone'))).toHaveLength(1);
});

test('no cure is promised for a file that is served as it is', async () => {
  const cured = { ...setup, hints: { cure: 'Cure.' } };
  const root = makeFolder({ 'a.svg': '<!-- Ada --><svg xmlns="http://www.w3.org/2000/svg"/>' });
  expect((await servedErrors(cured, root))[0]?.hint).toMatch(/^Export.*\.$(?<!Cure\.)/);
});

test.each([
  ['{\n  “a”: 1\n}', 2, 'found “', 'double quotes'],
  ['\ufeff{\n  "a": 1,\n}', 3, 'found }', 'comma'],
  ['\ufeff{}', 1, 'byte order mark', 'without'],
])('what is wrong in JSON is said with its line: %j', async (text, line, message, hint) => {
  const [error] = await servedErrors(setup, makeFolder({ 'a.json': text }));
  expect(error?.line).toBe(line);
  expect(error?.message).toContain(message);
  expect(error?.hint).toContain(hint);
});

test('a pointer of Git LFS is no text', async () => {
  const root = makeFolder({ 'a.txt': 'version https://git-lfs.github.com/spec/v1\n' });
  expect((await servedErrors(setup, root))[0]?.hint).toContain('git lfs pull');
});

test('no link is followed, wherever it leads', async () => {
  const outside = makeFolder({ 'secret.json': '{}' });
  const root = makeFolder({ 'own/own.json': '{}', 'own/._own.json': 'x' });
  const links = ['folder', 'nothing', 'own/file.json'];
  symlinkSync(outside, path.join(root, 'folder'));
  symlinkSync('nowhere', path.join(root, 'nothing'));
  symlinkSync(path.join(outside, 'secret.json'), path.join(root, 'own/file.json'));
  expect(filesOf(await linkErrors(root))).toEqual(links);
  expect(filesOf(await servedErrors(setup, root))).toEqual(links);
  expect(await filesIn(root)).toEqual(['own/own.json']);

  const isIgnored = ignoredIn(root);
  const all = [...links, 'own', 'own/._own.json', 'own/own.json'];
  const read = all.filter((file) => !isIgnored(path.join(root, file)));
  expect(read).toEqual(['own', 'own/own.json']);
  expect(isIgnored(root)).toBe(false);

  const served = (url: string) => {
    let isServed = false;
    const end = () => undefined;
    refuseLinks(root)({ url } as never, { writeHead: () => ({ end }) } as never, () => {
      isServed = true;
    });
    return isServed;
  };
  expect(served('/own/own.json')).toBe(true);
  for (const url of ['/folder/secret.json', '/own/file.json', '//fol%64er/secret.json?a'])
    expect(served(url)).toBe(false);

  const place = path.join(makeFolder(), 'content');
  symlinkSync(outside, place);
  expect(await linkErrors(place)).toHaveLength(1);
});

test('a pipe and a socket are called what they are', async () => {
  const root = makeFolder();
  execFileSync('mkfifo', [path.join(root, 'a.txt')]);
  const server = createServer().listen(path.join(root, 'b.txt'));
  await once(server, 'listening');
  const messages = (await linkErrors(root)).map(({ message }) => message);
  server.close();
  expect(messages).toEqual([
    expect.stringContaining('found a pipe'),
    expect.stringContaining('found a socket'),
  ]);
});

test('a name that is not UTF-8 is an error, and hides no other file', async () => {
  const root = makeFolder({ 'a.txt': 'x' });
  const named = (name: string) => Buffer.from(`${root}/${name}`, 'latin1');
  try {
    writeFileSync(named('caf\xe9.png'), 'x');
    mkdirSync(named('caf\xe9'));
    writeFileSync(named('caf\xe9/b.txt'), 'x');
  } catch {
    // Some file systems take no such name.
    return;
  }
  const errors = await servedErrors(setup, root);
  expect(errors.map(({ message }) => message)).toEqual(
    Array(2).fill(expect.stringMatching(/UTF-8/)),
  );
  expect(await filesIn(root)).toEqual(['a.txt']);
});
