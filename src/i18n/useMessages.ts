import { useTranslation } from 'react-i18next';
import type { Translate } from './translate';

/** Returns the page's strings as a function of 'namespace:key' and values for `{{…}}`; keys are checked against English. */
export function useMessages(): Translate {
  const { t } = useTranslation();
  return t as unknown as Translate;
}
