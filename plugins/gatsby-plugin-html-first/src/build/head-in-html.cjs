/**
 * A webpack loader that removes the `Head` export of pages in browser bundles. Its tags are in the HTML already, and Gatsby would render
 * them again.
 */
module.exports = function headInHtml(source) {
  const headless = source.replace(/^export (?=(?:async )?(?:function|const) Head\b)/m, '');
  if (/^export\b.*\bHead\b/m.test(headless))
    throw new Error(`${this.resourcePath}: export Head as a function or a const`);
  return headless;
};
