/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { makeFolder } from '../../../plugins/testing/make-folder';

/** Runs the preview of an empty site. It ends by itself, as it cannot listen. */
function serve(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/serve.ts'], {
    encoding: 'utf8',
    env: { ...process.env, PUBLIC_DIR: makeFolder(), ...env },
  });
  return { status, said: stderr.trim() };
}

test.each([
  [{ PORT: 'abc' }, "PORT: expected a whole number from 0 to 65535, found 'abc'"],
  [{ HOST: 'http://localhost' }, /^HOST: expected .*, found 'http:\/\/localhost'$/],
  // An address for examples, which no machine has.
  [{ PORT: '0', HOST: '192.0.2.1' }, /^This machine cannot listen on 192\.0\.2\.1, port 0 /],
])('a preview that cannot listen says which variable is wrong: %j', (env, message) => {
  const { status, said } = serve(env);
  expect(status).toBe(1);
  expect(said).toMatch(message);
});
