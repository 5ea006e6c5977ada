/** What the i18n plugin gets for `i18next`: the copy that the site has, not a second one (src/build/bundle-rules.ts). */
export { default } from 'i18next';
