/** What the i18n plugin gets for `i18next`: the copy that the site has, not a second one (src/gatsby/i18n-plugin.ts). */
export { default } from 'i18next';
