import { useTranslation } from 'react-i18next';
import type { Messages } from './messages';
import { namesUnder } from './names';

/** Returns what follows the prefix in each key and its text, in the order of the English file. */
export function useNames(namespace: keyof Messages, beginning: string): [string, string][] {
  const { i18n } = useTranslation();
  const strings = i18n.getResourceBundle(i18n.language, namespace) as Record<string, string>;
  return namesUnder(strings, beginning);
}
