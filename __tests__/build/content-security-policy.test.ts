/** @jest-environment node */
import { createHash } from 'node:crypto';
import { inlineIn, withPolicy } from '../../src/build/content-security-policy';

const sha = (text: string) => createHash('sha256').update(text).digest('base64');

/** Returns the policy of a page with this body. */
const policyOf = (inside: string, emailOrigin = '') => {
  const html = withPolicy(`<html><head></head><body>${inside}</body></html>`, emailOrigin);
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

test('nothing is allowed but our own files, the named scripts and styles, and the email service', () => {
  const policy = policyOf('<script>x()</script><style>a{}</style>', 'https://api.test');
  expect(sources(policy, 'default-src')).toEqual(["'none'"]);
  expect(sources(policy, 'script-src')).toEqual(["'self'", `'sha256-${sha('x()')}'`]);
  expect(sources(policy, 'style-src')).toEqual(
    expect.arrayContaining([`'sha256-${sha('a{}')}'`, `'sha256-${sha('')}'`]),
  );
  expect(sources(policy, 'font-src')).toEqual(["'self'"]);
  expect(policy).not.toContain('unsafe');
  expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(['https://api.test']);
});

test('fonts inside of styles are allowed where there are some', () => {
  const policy = policyOf('<style>@font-face{src:url(data:font/woff2;base64,AA)}</style>');
  expect(sources(policy, 'font-src')).toEqual(["'self'", 'data:']);
});

test('a page has one policy, at the start of its head, without directives that need a header', () => {
  const html = '<html><head><script>x()</script></head></html>';
  const once = withPolicy(html, '');
  expect(once).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
  expect(once).toContain(`'sha256-${sha('x()')}'`);
  expect(once).not.toContain('frame-ancestors');
  expect(withPolicy(once, '')).toBe(once);
});
