import { use } from 'react';
import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages';
import { MessagesContext } from './MessagesContext';

/** Returns the language of the page. */
export function useLanguage(): LanguageCode {
  const { language } = use(MessagesContext);
  return isLanguageCode(language) ? language : defaultLanguage;
}
