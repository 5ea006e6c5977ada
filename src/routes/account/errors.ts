import { createContext, useContext } from 'react';
import type { FieldError, FieldErrors } from '../../forms/rules';
import { useMessages } from '../../i18n/useMessages';

/** What is wrong with the fields of the account form around, by their names. */
export const FormErrors = createContext<FieldErrors>({});

/** Returns what is wrong with a field, in words. */
export function useError(name: string, missing: string): string | undefined {
  const t = useMessages();
  const error = useContext(FormErrors)[name];
  const words: Partial<Record<FieldError, string>> = {
    required: missing,
    email: t('account:emailInvalid'),
  };
  return error && words[error];
}
