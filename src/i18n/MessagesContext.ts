import { createContext } from 'react';
import { defaultLanguage } from './languages';
import type { PageMessages } from './translate';

/** The strings of the page. Without a provider, each string is its key. */
export const MessagesContext = createContext<PageMessages>({
  language: defaultLanguage,
  strings: {},
  translate: (key) => key,
});
