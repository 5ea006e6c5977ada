import { createContext, use } from 'react';
import type { FieldError, FieldErrors } from '../../forms/rules';
import { useMessages } from '../../i18n/useMessages';

/** The errors of the account form, by field name. */
export const FormErrors = createContext<FieldErrors>({});

/** Returns the error message of a field. */
export function useError(name: string, missing: string): string | undefined {
  const t = useMessages();
  const error = use(FormErrors)[name];
  const words: Partial<Record<FieldError, string>> = {
    required: missing,
    email: t('account:emailInvalid'),
  };
  return error && words[error];
}
