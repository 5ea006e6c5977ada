/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../plugins/testing/make-folder';

let folder: string;
beforeEach(() => {
  folder = makeFolder();
});

function addProgram(name: string, script = ''): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Runs `node tools/browsers.mjs` on a machine with only these programs. */
function browsers(env: Record<string, string> = {}) {
  const own = { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder } as NodeJS.ProcessEnv;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/browsers.mjs'], {
    env: { ...own, ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('says where the browsers are that are there, and installs nothing then', () => {
  const names = ['google-chrome', 'firefox', 'WebKitWebDriver', 'Xvfb'];
  const [chromium, firefox, driver] = names.map((name) => addProgram(name));
  expect(browsers()).toEqual({
    status: 0,
    said: `chromium: ${chromium}\nfirefox: ${firefox}\nwebkit: ${driver}\n`,
  });
});

test('takes the browser that a variable names, and no other where it names none', () => {
  addProgram('chromium');
  const mine = addProgram('mine');
  expect(browsers({ CHROMIUM_PATH: mine }).said).toContain(`chromium: ${mine}\n`);
  const { status, said } = browsers({ CHROMIUM_PATH: '/opt/gone' });
  expect(status).toBe(1);
  expect(said).toContain('CHROMIUM_PATH is set to /opt/gone');
});

test('installs missing browsers, and prints how to get the others', () => {
  // As root on Debian, apt-get is called, elsewhere Playwright.
  const install = `echo "$@" >> ${folder}/log; case "$*" in *chromium*) echo '#!/bin/sh' > ${folder}/chromium; /bin/chmod +x ${folder}/chromium;; esac`;
  for (const name of ['apt-get', 'npx']) addProgram(name, install);
  addProgram('firefox');
  const { status, said } = browsers();
  expect(status).toBe(0);
  expect(said).toContain(`chromium: ${folder}/chromium\n`);
  expect(said).toContain('Skipped. webkit is not installed. On Debian: apt-get install webkit2gtk');
  const log = readFileSync(path.join(folder, 'log'), 'utf8');
  expect(log).toMatch(/install .*chromium/);
  expect(log).not.toContain('firefox');
});

test('fails where no Chromium can be had', () => {
  for (const name of ['apt-get', 'npx']) addProgram(name);
  expect(browsers().status).toBe(1);
});
