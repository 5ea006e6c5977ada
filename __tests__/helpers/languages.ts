import { getLanguage } from '../../src/i18n/languages';

/* The languages of texts in tests. */
export const fr = getLanguage('fr').code;
export const bn = getLanguage('bn').code;
export const ko = getLanguage('ko').code;
export const ja = getLanguage('ja').code;
