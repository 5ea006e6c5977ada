/** What the i18n plugin gets for `gatsby`: the one function it uses, and not what nobody here does (src/build/bundle-rules.ts). */
export { withPrefix } from 'gatsby';
