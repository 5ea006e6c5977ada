/** @jest-environment node */
import { findFirefox, findWebKit } from '../../../tools/browser/find-engines';

const machine = (installed: string[], env: Record<string, string> = {}, platform = 'linux') => ({
  env: { PATH: '/usr/bin', ...env },
  platform,
  isExecutable: (file: string) => installed.includes(file),
});

test("Firefox is Debian's or anyone's, a Mac application, or the one that is named", () => {
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  expect(findFirefox(machine(['/usr/bin/firefox', '/usr/bin/firefox-esr']))).toBe(
    '/usr/bin/firefox-esr',
  );
  expect(findFirefox(machine(['/usr/bin/firefox']))).toBe('/usr/bin/firefox');
  expect(findFirefox(machine([mac], {}, 'darwin'))).toBe(mac);
  expect(findFirefox(machine(['/opt/firefox'], { FIREFOX_PATH: '/opt/firefox' }))).toBe(
    '/opt/firefox',
  );
  expect(findFirefox(machine([]))).toBeUndefined();
  expect(() => findFirefox(machine([], { FIREFOX_PATH: '/opt/gone' }))).toThrow('/opt/gone');
});

test('WebKit needs its driver and a screen', () => {
  const driver = '/usr/bin/WebKitWebDriver';
  const screen = '/usr/bin/Xvfb';
  expect(findWebKit(machine([driver, screen]))).toEqual({ driver, screen });
  expect(findWebKit(machine([driver]))).toBeUndefined();
  expect(findWebKit(machine([screen]))).toBeUndefined();
});
