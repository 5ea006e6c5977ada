import { use } from 'react';
import { MessagesContext } from './MessagesContext';
import type { Translate } from './translate';

/** Returns the translate function of the page. TypeScript checks the keys. */
export function useMessages(): Translate {
  return use(MessagesContext).translate;
}
