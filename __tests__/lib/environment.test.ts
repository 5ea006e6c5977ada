/** @jest-environment node */
import path from 'node:path';
import { isDeploy, isIndexed, readEnvironment } from '../../src/lib/environment';
import { makeFolder } from '../../plugins/testing/make-folder';

/** Reads a `.env` of these bytes, beside the variables of a process. */
const read = (content: string | Buffer, env = {}) =>
  readEnvironment(env, path.join(makeFolder({ '.env': content }), '.env'));

test('a variable that is set to nothing is not set', () => {
  expect(readEnvironment({ CONTEXT: '', A: ' ', B: 'b' }, 'missing')).toEqual({ B: 'b' });
  expect(read('A=file\nB=\n', { A: '' })).toEqual({ A: 'file' });
});

test('the variables of the process win over those of the file', () => {
  expect(read('A=file\nB=file\n', { A: 'process' })).toEqual({ A: 'process', B: 'file' });
});

test.each([
  ['as UTF-8 with a byte order mark', Buffer.from('\ufeffA=1\r\nB=2\r\n')],
  ['as UTF-16', Buffer.from('\ufeffA=1\r\nB=2\r\n', 'utf16le')],
  ['with spaces, quotes and comments', '# keys\nexport A = "1"\n  B=2 # two\n'],
])('a file is read as people write it: %s', (_, content) => {
  expect(read(content)).toEqual({ A: '1', B: '2' });
});

test.each([
  [{}, false, true],
  [{ NETLIFY: 'true' }, true, true],
  [{ CONTEXT: 'production' }, true, true],
  [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, true, false],
])('%j: a deploy %s, to be listed %s', (env, deploy, indexed) => {
  expect([isDeploy(env), isIndexed(env)]).toEqual([deploy, indexed]);
});
