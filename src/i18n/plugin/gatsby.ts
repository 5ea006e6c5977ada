/** Replaces `gatsby` in the i18n plugin, with only the function that it uses (src/build/bundle-rules.ts). */
export { withPrefix } from 'gatsby';
