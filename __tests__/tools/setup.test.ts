/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../plugins/testing/make-folder';

const lock = JSON.stringify({ packages: { '': {}, 'node_modules/left': { version: '1.2.3' } } });

/** Runs `tools/setup.mjs` in a project with these files and a mock of npm. */
function setUp(
  files: Record<string, string>,
  { engines = '', npm = 'echo > installed', name = 'project', env = {} } = {},
) {
  const [major] = process.versions.node.split('.');
  const node = engines || `^1 || ^${major}`;
  const folder = makeFolder(
    {
      'package.json': JSON.stringify({ engines: { node } }),
      'package-lock.json': lock,
      'bin/npm': `#!/bin/sh\n${npm}\n`,
      ...files,
    },
    name,
  );
  chmodSync(path.join(folder, 'bin/npm'), 0o755);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve('tools/setup.mjs')],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env, PATH: `${folder}/bin:${process.env['PATH']}` },
    },
  );
  const isInstalled = existsSync(path.join(folder, 'installed'));
  return { status, said: stdout + stderr, isInstalled };
}

const record = (version: string) => ({
  'node_modules/.package-lock.json': JSON.stringify({
    packages: { 'node_modules/left': { version } },
  }),
});

test('installs packages where there are none, or others than the lock file asks for', () => {
  expect(setUp({})).toMatchObject({ status: 0, isInstalled: true });
  expect(setUp(record('1.2.2'))).toMatchObject({ status: 0, isInstalled: true });
  expect(setUp(record('1.2.3'))).toMatchObject({ status: 0, isInstalled: false });
});

test('installs the packages of tests and of the server in the environment of a host, too', () => {
  // With these arguments, npm does not leave them out for NODE_ENV=production.
  expect(
    setUp({}, { npm: 'echo "$@" | grep -e "ci --include=dev" && echo > installed' }),
  ).toMatchObject({
    status: 0,
    isInstalled: true,
  });
});

test('a file that was saved with a byte order mark is read as without', () => {
  const named = `\ufeff${JSON.stringify({ engines: { node: '^1' } })}`;
  expect(setUp({ 'package.json': named }).said).toContain('This project needs Node ^1;');
});

test.each(['(', '[', '{', '*', '|', '!', '?', '#', '%', "'", ':', '\\'])(
  'a folder with %s in its name is refused before installation, as Gatsby cannot work in it',
  (sign) => {
    const { status, said, isInstalled } = setUp({}, { name: `site ${sign}1)` });
    expect({ status, isInstalled }).toEqual({ status: 1, isInstalled: false });
    expect(said).toContain(`Gatsby cannot work in a folder with ${sign} in its path`);
  },
);

test.each(['package.json', 'package-lock.json'])(
  '%s with the marks of a merge is named, without a stack',
  (file) => {
    const { status, said, isInstalled } = setUp({
      ...record('1.2.3'),
      [file]: '{\n<<<<<<< HEAD\n  "a": 1\n=======\n',
    });
    expect({ status, isInstalled }).toEqual({ status: 1, isInstalled: false });
    expect(said).toMatch(new RegExp(`^${file} cannot be read: `, 'm'));
    expect(said).not.toMatch(/^ +at /m);
  },
);

test.each([
  ['PORT', 'abc'],
  ['PORT', ':9432'],
  ['PORT', '99999'],
  ['PORT', '-1'],
  ['PORT', '9100.5'],
  ['HOST', 'http://localhost'],
  ['HOST', '256.1.1.1'],
  ['HOST', 'localhost:9433'],
])('%s=%s is refused before installation, as the preview would after the build', (name, value) => {
  const { status, said, isInstalled } = setUp({}, { env: { [name]: value } });
  expect({ status, isInstalled }).toEqual({ status: 1, isInstalled: false });
  expect(said).toMatch(new RegExp(`^${name}: expected .*, found '${value}'$`, 'm'));
});

test('a port, and a name or an address of this machine, are as good as none', () => {
  for (const HOST of ['', 'localhost', '0.0.0.0 ', '::', 'my-pc.local'])
    expect(setUp(record('1.2.3'), { env: { HOST, PORT: '9100 ' } }).status).toBe(0);
});

test('a failed install says so and stops', () => {
  const { status, said } = setUp({}, { npm: 'exit 7' });
  expect(status).toBe(1);
  expect(said).toContain('Installing the packages failed');
});

test('an unsupported Node is an error with the supported versions, before installation', () => {
  const [major = '', minor = ''] = process.versions.node.split('.');
  for (const engines of ['^1.2 || ^3', `^${major}.${Number(minor) + 1}`]) {
    const { status, said, isInstalled } = setUp({}, { engines });
    expect({ status, isInstalled }).toEqual({ status: 1, isInstalled: false });
    expect(said).toContain(`This project needs Node ${engines}; this is Node`);
  }
});

test('the lock file lists the optional packages of every system', () => {
  interface Locked {
    optionalDependencies?: Record<string, string>;
  }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  /** Looks in the folder of a package and in those around it, as Node does. */
  const isLocked = (name: string, folder: string): boolean => {
    const own = path.posix.join(folder, 'node_modules', name);
    return own in packages || (folder !== '' && isLocked(name, parent(folder)));
  };
  const parent = (folder: string) => folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '');
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, folder))
      .map((name) => `${name} of ${folder}`),
  );
  expect(missing).toEqual([]);
});
