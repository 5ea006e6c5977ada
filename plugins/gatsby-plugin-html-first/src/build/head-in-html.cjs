/**
 * A webpack loader that removes the `Head` export of pages in browser bundles. Its tags are in the HTML already, and Gatsby would render
 * them again.
 */
module.exports = function headInHtml(source) {
  const headless = source
    .replace(/^export (?=(?:async )?function Head\b)/m, '')
    // In a function that nobody calls, webpack leaves out what makes the component, such as `headFrom({ title })`, and its imports.
    .replace(/^export const Head\b(?:=>|[^=])*?=(?![>=])/m, 'const Head = () =>');
  if (/^export\b.*\bHead\b/m.test(headless))
    throw new Error(`${this.resourcePath}: export Head as a function or a const`);
  return headless;
};
