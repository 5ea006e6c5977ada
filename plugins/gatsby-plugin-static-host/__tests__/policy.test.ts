/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../testing/make-folder';
import { inlineIn, withPolicy, writePolicies, type Directives } from '../src/policy';

const sha = (text: string) => createHash('sha256').update(text).digest('base64');

/** Returns the policy of a page with this body. */
const policyOf = (inside: string, more: Directives = {}) => {
  const html = withPolicy(`<html><head></head><body>${inside}</body></html>`, more);
  return /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
};

const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

test('scripts that run and styles are hashed; data and files are not', () => {
  const html =
    '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script id="x">two()</script><style data-x>a{}</style>';
  expect(inlineIn(html)).toEqual({
    scripts: [sha('one()'), sha('two()')],
    styles: [sha('a{}')],
    dataFonts: false,
  });
});

test('nothing is allowed but own files, the scripts and styles of the page, and what is named', () => {
  const policy = policyOf('<script>x()</script><style>a{}</style>', {
    'connect-src': ['https://api.test'],
    'media-src': ["'self'"],
    'object-src': ['https://player.test'],
  });
  expect(sources(policy, 'default-src')).toEqual(["'none'"]);
  expect(sources(policy, 'script-src')).toEqual(["'self'", `'sha256-${sha('x()')}'`]);
  expect(sources(policy, 'style-src')).toEqual(
    expect.arrayContaining([`'sha256-${sha('a{}')}'`, `'sha256-${sha('')}'`]),
  );
  expect(sources(policy, 'font-src')).toEqual(["'self'"]);
  expect(policy).not.toContain('unsafe');
  expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(['https://api.test', 'https://player.test']);
  expect(sources(policy, 'connect-src')).toEqual(["'self'", 'https://api.test']);
  expect(sources(policy, 'media-src')).toEqual(["'self'"]);
  expect(sources(policy, 'object-src')).toEqual(['https://player.test']);
});

test('fonts inside of styles are allowed where there are some', () => {
  const policy = policyOf('<style>@font-face{src:url(data:font/woff2;base64,AA)}</style>');
  expect(sources(policy, 'font-src')).toEqual(["'self'", 'data:']);
});

test('a page has one policy, at the start of its head, without directives that need a header', () => {
  const html = '<html><head><script>x()</script></head></html>';
  const once = withPolicy(html, {});
  expect(once).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
  expect(once).toContain(`'sha256-${sha('x()')}'`);
  expect(once).not.toContain('frame-ancestors');
  expect(withPolicy(once, {})).toBe(once);
});

test('each built page has a policy of its own', async () => {
  const page = (inside: string) => `<html><head></head><body>${inside}</body></html>`;
  const folder = makeFolder({
    'index.html': page('<script>one()</script>'),
    'fr/services/index.html': page('<style>a{}</style>'),
  });
  await writePolicies(folder, {});
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(read('index.html')).toContain(sha('one()'));
  expect(read('index.html')).not.toContain(sha('a{}'));
  expect(read('fr/services/index.html')).toContain(sha('a{}'));
});
