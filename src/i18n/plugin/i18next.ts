/** Replaces `i18next` in the i18n plugin, so that it uses the copy of the site (src/build/bundle-rules.ts). */
export { default } from 'i18next';
