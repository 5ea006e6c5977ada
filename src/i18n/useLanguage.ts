import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages';

/** Returns the language of the page. */
export function useLanguage(): LanguageCode {
  const { language } = useTranslation().i18n;
  return isLanguageCode(language) ? language : defaultLanguage;
}
