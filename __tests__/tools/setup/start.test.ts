/** @jest-environment node */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { makeFolder } from '../preview/preview-fixture';

const repository = path.resolve(__dirname, '../../..');
const LOCK = JSON.stringify({
  packages: { '': {}, 'node_modules/left': { version: '1.2.3' } },
});
const INSTALL = 'npm install,--no-save,--loglevel=error';
const SAY_NPM =
  "require('fs').appendFileSync('calls.txt', 'npm ' + process.argv.slice(2) + '\\n');";
const BUILD = `
  const fs = require('fs');
  fs.appendFileSync('calls.txt', 'gatsby ' + process.argv.slice(2) + ' telemetry off: ' + process.env.GATSBY_TELEMETRY_DISABLED + '\\n');
  fs.mkdirSync('public', { recursive: true });
  fs.writeFileSync('public/index.html', 'the built site');`;

let folder: string;

/** A clone of this repository in small, whose npm and Gatsby only write down that they ran. */
function makeClone(files: Record<string, string> = {}): void {
  folder = makeFolder({
    'package-lock.json': LOCK,
    'npm.js': SAY_NPM,
    'calls.txt': '',
    'locales/languages.json': '[]',
    'node_modules/gatsby/cli.js': BUILD,
    ...files,
  });
  symlinkSync(path.join(repository, 'tools'), path.join(folder, 'tools'));
  symlinkSync(path.join(repository, 'node_modules/tsx'), path.join(folder, 'node_modules/tsx'));
}

const calls = () => readFileSync(path.join(folder, 'calls.txt'), 'utf8').trim().split('\n');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function startIn(
  port: number | string,
  command = process.execPath,
  args = ['tools/start.mjs'],
): ChildProcessWithoutNullStreams & { output: string } {
  const env = {
    ...process.env,
    PORT: String(port),
    npm_execpath: path.join(folder, 'npm.js'),
    npm_lifecycle_event: 'start',
  };
  const child = Object.assign(spawn(command, args, { cwd: folder, env }), { output: '' });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (child.output += chunk.toString()));
  }
  return child;
}

async function runToEnd(port: number | string): Promise<{ code: number; output: string }> {
  const child = startIn(port);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: child.output };
}

afterEach(() => rmSync(folder, { recursive: true }));

test('from a fresh clone: installs, builds, serves, and ends cleanly', async () => {
  makeClone();
  const port = await freePort();
  const child = startIn(port);
  const address = `http://localhost:${port}`;
  while (!child.output.includes('Ctrl+C stops it')) await once(child.stdout, 'data');
  expect(child.output).toContain(`${address}/__mailbox`);
  expect(await (await fetch(address)).text()).toBe('the built site');
  expect((await fetch(`${address}/__mailbox/messages`)).status).toBe(200);
  expect(calls()).toEqual([INSTALL, 'gatsby build telemetry off: 1']);

  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('ends when the shell in which npm started it is stopped', async () => {
  makeClone();
  const port = await freePort();
  const child = startIn(port, '/bin/sh', ['-c', 'node tools/start.mjs; true']);
  const address = `http://localhost:${port}`;
  while (!child.output.includes('Ctrl+C stops it')) await once(child.stdout, 'data');
  child.kill('SIGKILL');
  // The streams close when nobody can write to them any more: start, then server, have ended.
  await once(child, 'close');
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test.each([
  ['what is installed already is not installed again', '1.2.3', []],
  ['another version than the lock file asks for is', '1.2.2', [INSTALL]],
])('%s', async (_case, version, expected) => {
  const record = JSON.stringify({ packages: { 'node_modules/left': { version } } });
  makeClone({
    'node_modules/.package-lock.json': record,
    'node_modules/gatsby/cli.js': 'process.exitCode = 1;',
  });
  await runToEnd(await freePort());
  expect(calls().filter((call) => call.startsWith('npm'))).toEqual(expected);
});

test('a failed install says so and stops', async () => {
  makeClone({ 'npm.js': 'process.exitCode = 7;' });
  const { code, output } = await runToEnd(await freePort());
  expect(code).toBe(1);
  expect(output).toMatch(/Installing the packages failed \(npm ended with code 7/);
  expect(calls()).toEqual(['']);
});

test('a failed build says so and stops', async () => {
  makeClone({ 'node_modules/gatsby/cli.js': 'process.exitCode = 1;' });
  const { code, output } = await runToEnd(await freePort());
  expect(code).toBe(1);
  expect(output).toContain('The build failed');
  expect(output).not.toContain('Site  ');
});

test('a port in use is noticed before any work', async () => {
  makeClone();
  const other = createServer().listen(0);
  const { port } = other.address() as AddressInfo;
  const { code, output } = await runToEnd(port);
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use`);
  expect(output).toContain(`PORT=${port + 1} npm start`);
  expect(calls()).toEqual(['']);
});

test.each(['abc', '70000'])('PORT=%s is refused before any work', async (port) => {
  makeClone();
  const { code, output } = await runToEnd(port);
  expect([code, output.includes(port)]).toEqual([1, true]);
  expect(calls()).toEqual(['']);
});

test('a Node version that does not fit is named with what would', async () => {
  makeClone();
  const script = path.join(folder, 'ask.mjs');
  writeFileSync(
    script,
    `import { nodeVersionProblem } from './tools/setup/node-version.mjs';
     const versions = ['18.20.0', '20.18.3', '20.19.0', '21.7.0', '22.11.0', '22.12.0', '23.9.0', '24.0.0', '25.1.0'];
     console.log(JSON.stringify(versions.map((v) => nodeVersionProblem(v) ?? 'fits')));`,
  );
  const child = spawn(process.execPath, [script], { cwd: folder });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  const wrong = (version: string): unknown => expect.stringContaining(`this is Node ${version}`);
  expect(JSON.parse(output)).toEqual([
    wrong('18.20.0'),
    wrong('20.18.3'),
    'fits',
    wrong('21.7.0'),
    wrong('22.11.0'),
    'fits',
    wrong('23.9.0'),
    'fits',
    wrong('25.1.0'),
  ]);
});
