import { useTranslation } from 'react-i18next';
import type { Messages } from './messages';
import { namesUnder } from './names';

/** Returns pairs of key and text for all keys that begin with `beginning`, in the order of the English file (`namesUnder`). */
export function useNames(namespace: keyof Messages, beginning: string): [string, string][] {
  const { i18n } = useTranslation();
  const strings = i18n.getResourceBundle(i18n.language, namespace) as Record<string, string>;
  return namesUnder(strings, beginning);
}
