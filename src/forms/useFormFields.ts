import { useNumbers } from '../i18n/useNumbers';
import { useMessages } from '../i18n/useMessages';
import type { FieldBasics } from './FieldFrame';
import { charactersLeft, limits, type FieldName } from './rules';
import type { EmailForm } from './useEmailForm';

/** From this share of the limit on, a field shows how many characters are left. */
const near = 0.9;

type FieldProps = FieldBasics & { name: string; required: boolean; defaultValue: string };

export type FormFields = (name: FieldName, label: string, hint?: string) => FieldProps;

/**
 * Returns a function that gives the attributes of a field: ids, error message, and the number of characters left if there are few.
 */
export function useFormFields(form: EmailForm): FormFields {
  const t = useMessages();
  const number = useNumbers();
  return (name, label, hint) => {
    const value = form.values[name] ?? '';
    const left = charactersLeft(name, value);
    const isNear = left <= (limits[name] ?? 0) * (1 - near);
    const required = form.isRequired(name);
    const error = form.errors[name];
    const words = {
      required: () => t('forms:fieldRequired'),
      email: () => t('forms:emailInvalid'),
      tooLong: () => t('forms:tooLong', { count: -left, over: number(-left) }),
    };
    return {
      id: `${form.kind}-${name}`,
      name,
      label,
      required,
      defaultValue: value,
      aside: required ? undefined : t('forms:optional'),
      ...(error && { error: words[error]() }),
      hint:
        isNear && left >= 0 ? t('forms:charactersLeft', { count: left, left: number(left) }) : hint,
    };
  };
}
