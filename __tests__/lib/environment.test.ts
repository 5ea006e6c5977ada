/** @jest-environment node */
import path from 'node:path';
import {
  closedBecause,
  isDeploy,
  originIn,
  readEnvironment,
  unreadLines,
} from '../../src/lib/environment';
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
  [
    'as UTF-16 with the bytes the other way round',
    Buffer.from('\ufeffA=1\nB=2\n', 'utf16le').swap16(),
  ],
  ['with typographic quotes', 'A=“1”\nB=‘2’ # two\n'],
  ['with spaces of web pages', '\u00a0A=\u00a01\u00a0\n\u200bB\u3000=\u200b2\u200b\n'],
  ['with spaces, quotes and comments', '# keys\nexport A = "1"\n  B=2 # two\n'],
  ['with the line ends of an old Mac', 'A=1\rB=2\r'],
])('a file is read as people write it: %s', (_, content) => {
  expect(read(content)).toEqual({ A: '1', B: '2' });
});

test.each(['production ', '"production"'])(
  'a variable of the process is read without what Windows leaves: %s',
  (CONTEXT) => {
    expect(readEnvironment({ CONTEXT }, 'missing')).toEqual({ CONTEXT: 'production' });
  },
);

test('a sign for comments inside of a value is a part of it', () => {
  expect(read('A=1#2\nB="1 # 2"\n')).toEqual({ A: '1#2', B: '1 # 2' });
});

test('lines that set nothing are named', () => {
  const file = path.join(makeFolder({ '.env': '# a\nA: 1\r\n\nB="x\ny"\nC=1\nD\n' }), '.env');
  expect(unreadLines(file).map((message) => message.split('  ')[0])).toEqual([
    `${file}:2`,
    `${file}:7`,
  ]);
  expect(unreadLines('missing')).toEqual([]);
});

test.each([
  'set A=1',
  '$env:A="1"',
  '- A=1',
  'a=1',
  'A="1',
  'A=\'1"',
  'A="1"2',
  'A=1;',
  'A=1; # one',
  'A=$C',
  'A=#1',
])('a line that can be meant in another way is named and not read: %s', (line) => {
  const file = path.join(makeFolder({ '.env': `${line}\nB=2\n` }), '.env');
  expect(unreadLines(file)).toEqual([expect.stringMatching(/\.env:1 {2}expected NAME=value/)]);
  expect(readEnvironment({}, file)).toEqual({ B: '2' });
});

test('an origin is read with a slash at its end, and all else names the variable', () => {
  expect(originIn({ A: 'https://a.com:80/' }, 'A')).toBe('https://a.com:80');
  expect(originIn({}, 'A')).toBeUndefined();
  expect(originIn({ A: 'http://127.0.0.1:9000' }, 'A')).toBe('http://127.0.0.1:9000');
  const paths = ['a.com', 'localhost:9000', 'https://a.com/b', 'https://a.com?b'];
  const others = ['https://a.com;', 'https://a.com"', 'https://*.a.com', 'ftp://a.com'];
  for (const A of [...paths, ...others, 'http://a.com', 'http://localhost.a.com'])
    expect(() => originIn({ A }, 'A')).toThrow(`A: expected an address like`);
});

test.each([
  [{}, false, true],
  [{ NETLIFY: 'true' }, true, true],
  [{ CONTEXT: 'production' }, true, true],
  [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, true, false],
])('%j: a deploy %s, to be listed %s', (env, deploy, indexed) => {
  expect([isDeploy(env), closedBecause(env) === undefined]).toEqual([deploy, indexed]);
});

test('a site that is closed to search engines says which variable closes it', () => {
  expect(closedBecause({ CONTEXT: 'Production' })).toBe(
    "CONTEXT is 'Production', not 'production'",
  );
});
