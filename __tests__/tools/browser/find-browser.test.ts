/** @jest-environment node */
import { findBrowser, type Machine } from '../../../tools/browser/find-browser';

const machine = (installed: string[], others: Partial<Machine> = {}): Machine => ({
  env: { PATH: '/usr/local/bin:/usr/bin' },
  platform: 'linux',
  isExecutable: (file) => installed.includes(file),
  ...others,
});
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

test('the named browser comes before every other', () => {
  const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/my/chrome' };
  const both = machine(['/usr/bin/chromium', '/opt/my/chrome'], { env });
  expect(findBrowser(both)).toBe('/opt/my/chrome');
});

test('a named browser that is not there is an error, not a reason to take another', () => {
  const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/gone' };
  expect(() => findBrowser(machine(['/usr/bin/chromium'], { env }))).toThrow('/opt/gone');
});

test.each([
  [['/usr/bin/chromium', '/usr/bin/google-chrome'], '/usr/bin/chromium'],
  [['/usr/bin/chromium-browser'], '/usr/bin/chromium-browser'],
  [['/usr/bin/chromium', '/usr/local/bin/chromium'], '/usr/local/bin/chromium'],
  [['/usr/local/bin/google-chrome'], '/usr/local/bin/google-chrome'],
  [['/opt/elsewhere/chromium'], undefined],
])('of %j it takes %s', (installed, expected) => {
  expect(findBrowser(machine(installed))).toBe(expected);
});

test('a Mac has its applications, other systems do not', () => {
  expect(findBrowser(machine([MAC_CHROME], { platform: 'darwin' }))).toBe(MAC_CHROME);
  expect(findBrowser(machine([MAC_CHROME]))).toBeUndefined();
});

test('without a path there is nothing to find', () => {
  expect(findBrowser(machine(['/usr/bin/chromium'], { env: {} }))).toBeUndefined();
});
