/** @jest-environment node */
import { type Means, requireEngines } from '../../../tools/browser/require-engines';

/** Takes what is installed and what apt-get may install; gives what was run and what was said of the rest. */
async function tried(installed: string[], canInstall: boolean, available: string[] = []) {
  const commands: string[] = [];
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'log').mockImplementation();
  const present = new Set(installed);
  const has: Means['has'] = {
    firefox: () => present.has('firefox-esr'),
    webkit: () => present.has('webkit2gtk-driver') && present.has('xvfb'),
  };
  const run = (command: string, args: readonly string[]) => {
    commands.push([command, ...args].join(' '));
    for (const name of args) if (available.includes(name)) present.add(name);
    return Promise.resolve(0);
  };
  await requireEngines(run, { has, canInstall });
  const said = warn.mock.calls.map(([words]) => String(words));
  jest.restoreAllMocks();
  return { commands, said };
}

const all = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

test('where both are there, nothing is done', async () => {
  expect(await tried(all, true, all)).toEqual({ commands: [], said: [] });
});

test('as root on Debian what is missing is installed, and nothing else', async () => {
  expect(await tried(['firefox-esr'], true, all)).toEqual({
    commands: [
      'apt-get update',
      'apt-get install -y --no-install-recommends webkit2gtk-driver xvfb',
    ],
    said: [],
  });
});

test('elsewhere the command to get it is said, and nothing is installed', async () => {
  const { commands, said } = await tried([], false, all);
  expect(commands).toEqual([]);
  expect(said).toEqual([
    expect.stringContaining('apt-get install firefox-esr'),
    expect.stringContaining('apt-get install webkit2gtk-driver xvfb'),
  ]);
});

test('what could not be installed is said as well', async () => {
  const { said } = await tried([], true, ['firefox-esr']);
  expect(said).toEqual([expect.stringContaining('webkit2gtk-driver')]);
});
