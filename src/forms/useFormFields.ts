import { numbersIn } from '../i18n/numbers';
import { useLanguage } from '../i18n/useLanguage';
import { useMessages } from '../i18n/useMessages';
import type { FieldBasics } from './FieldFrame';
import { charactersLeft, limits, type FormKind } from './rules';
import type { EmailForm } from './useEmailForm';

/** Id of the line in which the inquiry says what is wrong with all its fields at once (docs/requirements.md#forms). */
export const problemId = (kind: FormKind) => `${kind}-problem`;

/** From this share of its limit on a field shows how much is left. */
const near = 0.9;

type Ties = FieldBasics & { name: string; required: boolean; defaultValue: string };

/** Returns the field's attributes. */
export type FormFields = (name: string, label: string, hint?: string) => Ties;

/**
 * Returns a function from the name and the label of a field to the attributes of that field: its ties, its error in words, and how many
 * characters are left when there are few.
 */
export function useFormFields(form: EmailForm): FormFields {
  const t = useMessages();
  const number = numbersIn(useLanguage());
  return (name, label, hint) => {
    const value = form.values[name] ?? '';
    const left = charactersLeft(name, value);
    const isNear = left <= (limits[name] ?? 0) * (1 - near);
    const required = form.isRequired(name);
    const error = form.errors[name];
    const together = form.kind === 'inquiry' && (error === 'required' || error === 'email');
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
      ...(together && { errorId: problemId(form.kind) }),
      ...(error && !together && { error: words[error]() }),
      hint:
        isNear && left >= 0 ? t('forms:charactersLeft', { count: left, left: number(left) }) : hint,
    };
  };
}
