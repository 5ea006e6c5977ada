/**
 * A webpack loader that removes the `Head` export of pages in browser bundles. Its tags are in the HTML already, and Gatsby would render
 * them again.
 */
module.exports = function headInHtml(source) {
  return source.replace('export function Head(', 'function Head(');
};
