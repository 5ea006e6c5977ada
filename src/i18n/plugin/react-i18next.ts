/** What the i18n plugin gets for `react-i18next`: the one part it uses, of the copy that the site has (src/build/bundle-rules.ts). */
export { I18nextProvider } from 'react-i18next';
