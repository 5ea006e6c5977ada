import { use } from 'react';
import type { Messages } from './messages';
import { MessagesContext } from './MessagesContext';

/** Returns pairs of key and text for all keys that begin with `beginning`, in the order of the English file. The keys are without it. */
export function useNames(namespace: keyof Messages, beginning: string): [string, string][] {
  const strings = use(MessagesContext).strings[namespace] ?? {};
  return Object.entries(strings)
    .filter(([key]) => key.startsWith(beginning))
    .map(([key, name]) => [key.slice(beginning.length), name]);
}
