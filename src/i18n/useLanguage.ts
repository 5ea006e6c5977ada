import { use } from 'react';
import type { LanguageCode } from './languages';
import { MessagesContext } from './MessagesContext';

/** Returns the language of the page. */
export function useLanguage(): LanguageCode {
  return use(MessagesContext).language;
}
