import { use, useId } from 'react';
import { CheckboxField } from '../../forms/CheckboxField';
import { TextField } from '../../forms/TextField';
import type { MessageKey } from '../../i18n/messages';
import { useMessages } from '../../i18n/useMessages';
import { FormState } from './AccountForm';
import { ShowPassword } from './ShowPassword';

/** The label of each field, and its error message while it is empty. */
const words = {
  firstName: ['account:firstName', 'account:firstNameMissing'],
  lastName: ['account:lastName', 'account:lastNameMissing'],
  email: ['account:email', 'account:emailMissing'],
  password: ['account:password', 'account:passwordMissing'],
  confirmPassword: ['account:confirmPassword', 'account:repeatMissing'],
  agreeTerms: ['account:agreeTerms', 'account:termsMissing'],
} as const satisfies Record<string, readonly [label: MessageKey, missing: MessageKey]>;

type Name = keyof typeof words;

function useField(name: Name) {
  const t = useMessages();
  const id = useId();
  const error = use(FormState).errors[name];
  const [label, required] = words[name];
  const messages: Record<NonNullable<typeof error>, MessageKey> = {
    required,
    email: 'account:emailInvalid',
    tooLong: 'account:emailInvalid',
    different: 'account:passwordsDiffer',
  };
  return { id, name, label: t(label), error: error && t(messages[error]), required: true };
}

interface Props {
  name: Exclude<Name, 'agreeTerms'>;
  /** The `autocomplete` attribute. */
  autoComplete: string;
}

/** A required text field. One button shows both passwords. */
export function AccountField({ name, autoComplete }: Props) {
  const field = useField(name);
  const { isPasswordShown, showPassword } = use(FormState);
  const isPassword = name === 'password' || name === 'confirmPassword';
  const isName = name === 'firstName' || name === 'lastName';
  return (
    <TextField
      {...field}
      type={isPassword && !isPasswordShown ? 'password' : name === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete}
      autoCapitalize={isName ? 'words' : 'none'}
      spellCheck={false}
    >
      {name === 'password' ? (
        <ShowPassword shown={isPasswordShown} onToggle={showPassword} />
      ) : undefined}
    </TextField>
  );
}

export function AgreeTerms() {
  return <CheckboxField {...useField('agreeTerms')} />;
}
