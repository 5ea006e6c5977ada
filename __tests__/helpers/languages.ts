import { getLanguage } from '../../src/i18n/languages';

/* Languages that tests write words in themselves. */
export const fr = getLanguage('fr').code;
export const bn = getLanguage('bn').code;
export const ko = getLanguage('ko').code;
export const ja = getLanguage('ja').code;
