import { use } from 'react';
import type { Messages } from './messages';
import { MessagesContext } from './MessagesContext';

/**
 * Returns pairs of key and text for all keys with a prefix, such as 'portfolio:category-', in the order of the English file. The keys are
 * without it.
 */
export function useNames(keys: `${keyof Messages}:${string}-`): [string, string][] {
  const [namespace = '', prefix = ''] = keys.split(':');
  const strings = use(MessagesContext).strings[namespace] ?? {};
  return Object.entries(strings)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, name]) => [key.slice(prefix.length), name]);
}
