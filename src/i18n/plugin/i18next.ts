/** Replaces `i18next` in the i18n plugin, so that it uses the copy of the site (src/i18n/plugin/webpack-rule.ts). */
export { default } from 'i18next';
