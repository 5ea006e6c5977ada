/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../testing/make-folder';
import { gatsbyScripts } from '../src/gatsby-scripts';
import { withPolicy, writePolicies, type Directives } from '../src/policy';

const sha = (text: string) => createHash('sha256').update(text).digest('base64');

const known = new Set(['one()', 'two()']);
const pageWith = (inside: string) => `<html><head></head><body>${inside}</body></html>`;

/** Returns the policy of a page with this body. */
const policyOf = (inside: string, more: Directives = {}) => {
  const html = withPolicy(pageWith(inside), more, known);
  return /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
};

const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

test('known scripts and styles have hashes; data and files have none', () => {
  const policy = policyOf(
    '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script id="x">two()</script><style data-x>a{}</style>',
  );
  expect(sources(policy, 'script-src')).toEqual([
    "'self'",
    ...[`'sha256-${sha('one()')}'`, `'sha256-${sha('two()')}'`].sort(),
  ]);
  expect(sources(policy, 'style-src')).toEqual(
    expect.arrayContaining([`'sha256-${sha('a{}')}'`, `'sha256-${sha('')}'`]),
  );
});

test('nothing is allowed but own files, the scripts and styles of the page, and what is named', () => {
  const policy = policyOf('<script>one()</script>', {
    'connect-src': ['https://api.test'],
    'media-src': ["'self'"],
    'object-src': ['https://player.test'],
    'trusted-types': ['one'],
  });
  expect(sources(policy, 'default-src')).toEqual(["'none'"]);
  expect(sources(policy, 'font-src')).toEqual(["'self'"]);
  expect(policy).not.toContain('unsafe');
  expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(['https://api.test', 'https://player.test']);
  expect(sources(policy, 'connect-src')).toEqual(["'self'", 'https://api.test']);
  expect(sources(policy, 'media-src')).toEqual(["'self'"]);
  expect(sources(policy, 'object-src')).toEqual(['https://player.test']);
  expect(sources(policy, 'trusted-types')).toEqual(['one']);
});

test('fonts inside of styles are allowed where there are some', () => {
  const policy = policyOf('<style>@font-face{src:url(data:font/woff2;base64,AA)}</style>');
  expect(sources(policy, 'font-src')).toEqual(["'self'", 'data:']);
});

test('a page has one policy, at the start of its head, without directives that need a header', () => {
  const html = '<html><head><script>one()</script></head></html>';
  const once = withPolicy(html, {}, known);
  expect(once).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
  expect(once).toContain(`'sha256-${sha('one()')}'`);
  expect(once).not.toContain('frame-ancestors');
  expect(withPolicy(once, {}, known)).toBe(once);
});

test.each([
  '<script>alert(1)</script>',
  '<script >alert(1)</script >',
  '<script type="application/ld+json">{"a":"</script><script>alert(1)</script>"}</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<script type=module>alert(1)</script>',
  '<script type="text/JavaScript">alert(1)</script>',
  '<script type="importmap">{}</script>',
  '<script type="speculationrules">{}</script>',
  '<script data-src="/a.js">alert(1)</script>',
  '<script>one();alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script href="https://evil.test/a.js"></script></svg>',
  '<svg><script xlink:href="data:,alert(1)"/></svg>',
  '<template><script>alert(1)</script></template>',
  '<noscript><script>alert(1)</script></noscript>',
  '<noscript><meta http-equiv="refresh" content="0"></noscript>',
  '<script src="https://evil.test/a.js"></script>',
  '<script src="//evil.test/a.js"></script>',
  '<script src="data:,alert(1)"></script>',
  '<p onclick="alert(1)">',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java\nscript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<svg><a xlink:href="javascript:alert(1)"></a></svg>',
  '<svg><a><animate attributeName="href" values="/;javascript:alert(1)"/></a></svg>',
  '<form action="javascript:alert(1)"></form>',
  '<button formaction="javascript:alert(1)">',
  '<base href="https://evil.test">',
  '<iframe src="/a"></iframe>',
  '<iframe srcdoc="a"></iframe>',
  '<object data="/a.swf"></object>',
  '<embed src="/a.swf">',
  '<meta http-equiv="Refresh" content="0;url=https://evil.test">',
])('%s is not of the build', (markup) => {
  expect(() => withPolicy(pageWith(markup), {}, known)).toThrow();
});

test('a site may embed what its directives name', () => {
  const directives = { 'frame-src': ['https://map.test'], 'script-src': ['https://map.test'] };
  const html =
    '<iframe src="https://map.test"></iframe><script src="https://map.test/a.js"></script>';
  expect(() => withPolicy(pageWith(html), directives, known)).not.toThrow();
});

test('a file without a head is no page', () => {
  const file = 'google-site-verification: google12.html';
  expect(withPolicy(file, {}, known)).toBe(file);
  expect(() => withPolicy(`${file}<script>one()</script>`, {}, known)).toThrow('<head>');
});

test('each built page has a policy of its own', async () => {
  const folder = makeFolder({
    'index.html': pageWith('<script>one()</script>'),
    'fr/services/index.html': pageWith('<style>a{}</style>'),
    '_gatsby/slices/_gatsby-scripts-1.html': '<script>two()</script>',
    '404.html': pageWith('<script>one()</script>'),
    '404/index.html': pageWith(''),
  });
  await writePolicies(folder, {}, known);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(read('index.html')).toContain(sha('one()'));
  expect(read('404.html')).toContain(sha('one()'));
  expect(read('index.html')).not.toContain(sha('a{}'));
  expect(read('fr/services/index.html')).toContain(sha('a{}'));
  expect(read('_gatsby/slices/_gatsby-scripts-1.html')).toBe('<script>two()</script>');
});

test('an unknown script stops the build, is named, and leaves the pages as they were', async () => {
  const good = pageWith('<script>one()</script>');
  const folder = makeFolder({
    'index.html': good,
    'fr/faq/index.html': pageWith('<script>\n  steal("words")\n</script>'),
  });
  await expect(writePolicies(folder, {}, known)).rejects.toThrow(
    /fr.faq.index\.html: an inline script: steal\("words"\)/,
  );
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(good);
});

test("Gatsby's own scripts are the path of each page, and those of its slice", async () => {
  const folder = makeFolder({
    '_gatsby/slices/_gatsby-scripts-1.html': '<script>two()</script><script src="/a.js"></script>',
    '_gatsby/slices/footer-1.html': '<script>three()</script>',
  });
  expect(await gatsbyScripts(folder, ['/fr'])).toEqual([
    '/*<![CDATA[*/window.pagePath="/fr";/*]]>*/',
    'two()',
  ]);
});
