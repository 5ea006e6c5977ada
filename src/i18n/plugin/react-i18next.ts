/** Replaces `react-i18next` in the i18n plugin, with only the part that it uses (src/i18n/plugin/webpack-rule.ts). */
export { I18nextProvider } from 'react-i18next';
