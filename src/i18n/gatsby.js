/**
 * The one function of Gatsby's that the i18n plugin uses; src/gatsby/lean-bundle.ts puts this in its place in the browser's
 * bundle. The plugin asks for the whole of Gatsby in a way that keeps webpack from leaving anything out (7 KB of script).
 */
export { withPrefix } from 'gatsby';
