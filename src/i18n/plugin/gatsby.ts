/** Replaces `gatsby` in the i18n plugin, with only the function that it uses (src/i18n/plugin/webpack-rule.ts). */
export { withPrefix } from 'gatsby';
