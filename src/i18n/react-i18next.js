/**
 * The two parts of react-i18next that the site uses; src/gatsby/lean-bundle.ts puts this in its place in the browser's bundle. The
 * i18n plugin asks for the whole package in a way that keeps webpack from leaving anything out (12 KB of script).
 */
export { I18nextProvider } from 'react-i18next-parts/I18nextProvider.js';
export { useTranslation } from 'react-i18next-parts/useTranslation.js';
