import { arrangePage } from '../src/build/page';

const wrapper =
  '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="a">x</p></div><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>';
const names = '\n <script\n id="gatsby-chunk-mapping"\n>\n window.names="{}"; </script>\n';
const scripts =
  '<script src="/a-1.js" async></script><script src="/b-2.js" async></script><script>x()</script>';

test('an arranged page stays the same', () => {
  const { html } = arrangePage(`${wrapper}${names}${scripts}`);
  expect(arrangePage(html)).toEqual({ html, files: {} });
});

test("Gatsby's own elements lose their style attributes, and no other does", () => {
  expect(arrangePage(wrapper).html).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="a">x</p></div><div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});

test("Gatsby's scripts become a list that something else runs later, in their order", () => {
  const { html } = arrangePage(scripts);
  expect(html).toBe(
    '<script type="application/json" data-scripts>["/a-1.js","/b-2.js"]</script><script>x()</script>',
  );
});

test("the names of Gatsby's chunks move into a file, which the list begins with", () => {
  const { html, files } = arrangePage(`<p>a</p>${names}<script src="/a-1.js" async></script>`);
  const [[address, code] = []] = Object.entries(files);
  expect(code).toBe('window.names="{}";');
  expect(html).toContain(`data-scripts>["${address ?? ''}","/a-1.js"]</script>`);
});

test('the path of the page comes before the scripts that read it', () => {
  const path = '<script id="gatsby-script-loader">path()</script>';
  const { html } = arrangePage(`<head><script>a()</script></head><body><p>x</p>${path}</body>`);
  expect(html).toBe(`<head>${path}<script>a()</script></head><body><p>x</p></body>`);
  expect(arrangePage(html).html).toBe(html);
});

test('the scripts at the end go before the styles of the rest, which they would wait for', () => {
  const last = `<script id="gatsby-script-loader">a()</script><script>b()</script>${scripts}`;
  const page = `<body><div data-first-screen-end=""><style>p{}</style></div><p>x</p>${last}</body>`;
  const { html } = arrangePage(page);
  expect(html).toMatch(/^<body><div data-first-screen-end="">.*b\(\).*data-scripts.*<link/);
  expect(html).toMatch(/<p>x<\/p><\/body>$/);
  expect(arrangePage(html).html).toBe(html);
});
