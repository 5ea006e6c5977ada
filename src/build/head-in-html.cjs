/**
 * A webpack loader for page templates in browsers: without their export of `Head`, whose tags stand in the HTML already, and which
 * Gatsby would render a second time.
 */
module.exports = function headInHtml(source) {
  return source.replace('export function Head(', 'function Head(');
};
