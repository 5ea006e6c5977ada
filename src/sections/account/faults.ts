import { createContext, useContext } from 'react';
import type { Fault, Faults } from '../../forms/rules';
import { useMessages } from '../../i18n/useMessages';

/** What is wrong with the fields of the account form around, by their names. */
export const FormFaults = createContext<Faults>({});

/** Takes the name of a field and what to say while it is empty; gives what is wrong with it, in words. */
export function useFault(name: string, missing: string): string | undefined {
  const t = useMessages();
  const fault = useContext(FormFaults)[name];
  const words: Partial<Record<Fault, string>> = {
    required: missing,
    email: t('account:emailInvalid'),
  };
  return fault && words[fault];
}
