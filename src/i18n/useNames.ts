import { use } from 'react';
import type { Messages } from './messages';
import { MessagesContext } from './MessagesContext';
import { namesUnder } from './names';

/** Returns pairs of key and text for all keys that begin with `beginning`, in the order of the English file (`namesUnder`). */
export function useNames(namespace: keyof Messages, beginning: string): [string, string][] {
  return namesUnder(use(MessagesContext).strings[namespace] ?? {}, beginning);
}
