import fc from 'fast-check';

/** Pieces that mean something to one of the languages that a text passes through: HTML, JavaScript, CSS, JSON, templates, Unicode. */
const pieces = [
  '</script>',
  '<script>alert(1)</script>',
  '</title>',
  '</style>',
  '</textarea>',
  '</noscript>',
  '</template>',
  '</svg>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<base href=//evil.test>',
  '<iframe srcdoc=a>',
  '<head>',
  '</head>',
  '<style',
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)",
  '` onclick=`alert(1)',
  'javascript:alert(1)',
  'data-first-screen-end=""><style>a{}</style>',
  '<script src="/a.js" async></script>',
  '{{studioName}}',
  '{{count}}',
  '{{__proto__}}',
  '${alert(1)}',
  '$&',
  '$$',
  '$`',
  "$'",
  '$1',
  '%3Cscript%3E',
  '\\u003cscript\\u003e',
  '\\',
  '//',
  '/*',
  '*/',
  '*{}',
  '@import "//evil.test";',
  'url(//evil.test)',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  '\u200b',
  '\ufeff',
  '\u0000',
  '\ud800',
  '\udc00',
  '\ufffe',
  '🧵',
  'ক্ষ',
  'A',
  ' ',
];

/** The ways to write `<`, `>`, `"` and `&` in HTML, some of them twice. */
const entities = ['<', '>', '"', "'", '&'].flatMap((sign) => {
  const code = sign.charCodeAt(0);
  const named = { '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos', '&': 'amp' }[sign] ?? '';
  const decimal = `&#${code};`;
  const hex = `&#x${code.toString(16)};`;
  return [`&${named};`, `&${named}`, `&${named.toUpperCase()};`, `&amp;${named};`, decimal, hex]
    .concat([decimal.replace('#', () => '#000'), hex.replace(';', () => ''), `&amp;#${code};`])
    .concat(sign);
});

/** Markup with its signs written as entities: `&lt;/script&gt;`. */
const written = fc
  .tuple(
    fc.constantFrom(...pieces.filter((piece) => /[<>]/.test(piece))),
    fc.constantFrom<(code: number) => string>(
      (code) => `&#${code};`,
      (code) => `&#x${code.toString(16)};`,
      (code) => `&#X0${code.toString(16)}`,
      (code) => ({ 60: '&lt;', 62: '&gt;' })[code] ?? String.fromCharCode(code),
      (code) => ({ 60: '&amp;lt;', 62: '&amp;gt;' })[code] ?? String.fromCharCode(code),
    ),
  )
  .map(([markup, write]) => markup.replaceAll(/[<>]/g, (sign) => write(sign.charCodeAt(0))));

/** A text as nobody writes it with good intent, on one line. */
export const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...pieces),
      fc.constantFrom(...entities),
      written,
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join('').replaceAll(/[\r\n]/g, ' '));
