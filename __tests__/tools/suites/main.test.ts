/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../preview/preview-fixture';

const repository = path.resolve(__dirname, '../../..');
/** Stands in for npm: plays what `scripts.js` says for each script. */
const NPM = `
  const script = process.argv.slice(2).filter((word) => !word.startsWith('-'))[1];
  const play = require('./scripts.js')[script];
  process.exitCode = play ? play(process.argv, process.env) : 0;`;
const UNIT = `(argv) => {
  const file = argv.find((word) => word.startsWith('--outputFile=')).slice(13);
  require('fs').writeFileSync(file, JSON.stringify({ numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }));
  return 0;
}`;
const E2E = `(argv, env) => {
  require('fs').writeFileSync(env.E2E_RESULTS, JSON.stringify({ errors: [], stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 0 } }));
  return 1;
}`;
const ENGINES = `(argv, env) => {
  require('fs').writeFileSync(env.ENGINES_RESULTS, JSON.stringify({ errors: [], stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 8 } }));
  return 0;
}`;

const EDIT = `(argv, env) => {
  require('fs').writeFileSync(env.EDIT_RESULTS, JSON.stringify({ errors: [], stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } }));
  return 0;
}`;

const DEV = `(argv, env) => {
  require('fs').writeFileSync(env.DEV_RESULTS, JSON.stringify({ errors: [], stats: { expected: 6, unexpected: 0, flaky: 0, skipped: 0 } }));
  return 0;
}`;

/** Runs `npm test`'s runner over these scripts and gives its code and its last line. */
function runSuites(scripts: string, names: string[] = []): { code: number | null; last: string } {
  const folder = makeFolder({
    'npm.js': NPM,
    'scripts.js': `module.exports = { ${scripts} };`,
    'src/gatsby-types.d.ts': 'export {};',
  });
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  const main = path.join(repository, 'tools/suites/main.ts');
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', main, ...names], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_execpath: path.join(folder, 'npm.js'),
      CHROMIUM_PATH: process.execPath,
      FIREFOX_PATH: process.execPath,
      WEBKIT_DRIVER_PATH: process.execPath,
      XVFB_PATH: process.execPath,
    },
  });
  rmSync(folder, { recursive: true });
  return { code: status, last: stdout.trimEnd().split('\n').at(-1) ?? '' };
}

test('every suite runs although an earlier one failed, and all are added up', () => {
  const scripts = `'format:check': () => 1, lint: () => 2, unit: ${UNIT}, e2e: ${E2E}, engines: ${ENGINES}, 'edit-proof': ${EDIT}, 'dev-proof': ${DEV}`;
  expect(runSuites(scripts)).toEqual({ code: 1, last: '28 passed, 3 failed, 8 skipped' });
});

test('when everything passes the code is 0', () => {
  expect(runSuites(`unit: ${UNIT}`, ['lint', 'types', 'unit', 'build'])).toEqual({
    code: 0,
    last: '9 passed, 0 failed',
  });
});

test('browser tests count as failed when the build failed', () => {
  const scripts = `build: () => 1, e2e: ${E2E}, engines: ${ENGINES}`;
  expect(runSuites(scripts, ['build', 'e2e', 'engines'])).toEqual({
    code: 1,
    last: '1 passed, 3 failed',
  });
});

test('a build that changes the generated types fails', () => {
  const build = `build: () => { require('fs').writeFileSync('src/gatsby-types.d.ts', ''); return 0; }`;
  expect(runSuites(build, ['build'])).toEqual({ code: 1, last: '1 passed, 1 failed' });
});

test('a tool that leaves no results has failed', () => {
  expect(runSuites('unit: () => 0', ['unit'])).toEqual({ code: 1, last: '0 passed, 1 failed' });
});
