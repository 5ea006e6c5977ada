import { dropStyleAttributes } from '../../../src/build/patches/gatsby-html';

const html =
  '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="a">x</p></div><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>';

test("Gatsby's own elements lose their style attributes, and no other does", () => {
  const once = dropStyleAttributes(html);
  expect(once).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="a">x</p></div><div id="gatsby-announcer" aria-live="assertive"></div>',
  );
  expect(dropStyleAttributes(once)).toBe(once);
});
