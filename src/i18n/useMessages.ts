import { useTranslation } from 'react-i18next';
import type { Translate } from './translate';

/** Returns a function that translates 'namespace:key' with values for `{{…}}`. TypeScript checks the keys. */
export function useMessages(): Translate {
  const { t } = useTranslation();
  return t as unknown as Translate;
}
