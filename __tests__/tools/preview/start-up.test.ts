/** @jest-environment node */
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { explainPortError, portFromEnv } from '../../../tools/preview/port';
import { spawnPreview } from '../../../tools/preview/spawn-preview';
import { makeFolder } from './preview-fixture';

describe('a preview that cannot start says why', () => {
  test.each([
    ['nothing is built', {}, 'npm run build'],
    [
      'a redirect is faulty',
      { 'public/_redirects': '/only-one-half' },
      'Could not parse redirect line 1',
    ],
    ['a header is faulty', { 'public/_headers': '/*\n  X-Empty:' }, 'Missing header value'],
  ])('%s', async (_case, files, message) => {
    const folder = makeFolder(files);
    await expect(spawnPreview(path.join(folder, 'public'))).rejects.toThrow(message);
    rmSync(folder, { recursive: true });
  });
});

describe('the port', () => {
  test('comes from the environment or is the usual one', () => {
    expect(portFromEnv('8123', 9000)).toBe(8123);
    expect(portFromEnv(undefined, 9000)).toBe(9000);
    expect(portFromEnv('', 9000)).toBe(9000);
  });

  test.each(['abc', '-1', '65536', '80.5'])('%s is refused', (value) => {
    expect(() => portFromEnv(value, 9000)).toThrow(value);
  });

  test('in use: the message names a way out; other errors stay as they are', async () => {
    const first = createServer().listen(0);
    const { port } = first.address() as AddressInfo;
    const second = createServer().listen(port);
    const error = await new Promise<unknown>((resolve) => second.once('error', resolve));
    first.close();
    const said = String(explainPortError(error, port, 'npm run edit'));
    expect(said).toContain(`PORT=${port + 1} npm run edit`);
    const other = new Error('something else');
    expect(explainPortError(other, port, 'npm run edit')).toBe(other);
  });
});
