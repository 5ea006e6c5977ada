import { deferScripts, dropStyleAttributes } from '../../../src/build/patches/gatsby-html';

const html =
  '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="a">x</p></div><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>';

test("Gatsby's own elements lose their style attributes, and no other does", () => {
  const once = dropStyleAttributes(html);
  expect(once).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="a">x</p></div><div id="gatsby-announcer" aria-live="assertive"></div>',
  );
  expect(dropStyleAttributes(once)).toBe(once);
});

test("Gatsby's scripts become a list that something else runs later, in their order", () => {
  const html =
    '<script src="/a-1.js" async></script><script src="/b-2.js" async></script><script>x()</script>';
  const { html: once, file } = deferScripts(html);
  expect(file).toBeUndefined();
  expect(once).toContain('data-scripts>["/a-1.js","/b-2.js"]</script>');
  expect(once).not.toContain('<script src');
  expect(once).toContain('<script>x()</script>');
  expect(deferScripts(once)).toEqual({ html: once });
});

test("the names of Gatsby's chunks move into a file, which the list begins with", () => {
  const names = '\n <script\n id="gatsby-chunk-mapping"\n>\n window.names="{}"; </script>\n';
  const { html, file } = deferScripts(`<p>a</p>${names}<script src="/a-1.js" async></script>`);
  expect(file?.code).toBe('window.names="{}";');
  expect(html).toBe(
    `<p>a</p><script type="application/json" data-scripts>["${file?.path ?? ''}","/a-1.js"]</script>`,
  );
});
