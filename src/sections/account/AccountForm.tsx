import { createContext, useState, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../components/Button';
import { Body } from '../../components/Heading';
import {
  cleanFields,
  fieldOf,
  findErrors,
  focusFirst,
  withoutErrors,
} from '../../forms/form-elements';
import { NeedsScript } from '../../forms/FormPanel';
import type { FieldError } from '../../forms/rules';
import { useMessages } from '../../i18n/useMessages';

const Root = chakra('form', { base: { display: 'grid', gap: '5' } });

type Errors = Readonly<Record<string, FieldError | 'different'>>;

interface State {
  errors: Errors;
  isPasswordShown: boolean;
  showPassword: (shown: boolean) => void;
}

/** What the fields of an account form know of it. */
export const FormState = createContext<State>({
  errors: {},
  isPasswordShown: false,
  showPassword: () => undefined,
});

interface Props {
  button: string;
  /** Called when all fields are valid. */
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** Turns the browser's own messages off. Without scripts, the form needs them. */
const validateHere = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

function errorsOf(form: HTMLFormElement): Errors {
  const errors = findErrors(form);
  const repeated = fieldOf(form, 'confirmPassword');
  const differs = repeated && repeated.value !== fieldOf(form, 'password')?.value;
  return differs && !errors[repeated.name] ? { ...errors, [repeated.name]: 'different' } : errors;
}

/**
 * An account form. Before it stands that there are no accounts yet. Its values must never leave the page. Without scripts, `method="dialog"` makes a submission do nothing, while other
 * methods would send the password. Errors are in the language of the page, or the browser's without scripts.
 */
export function AccountForm({ button, onSubmit, children }: Props) {
  const t = useMessages();
  const [errors, setErrors] = useState<Errors>({});
  const [isPasswordShown, showPassword] = useState(false);
  const submit = (form: HTMLFormElement) => {
    cleanFields(form);
    const found = errorsOf(form);
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirst(form, found);
    else onSubmit(form);
  };
  const forgive = ({ name }: HTMLInputElement) =>
    setErrors((found) => {
      const isRepaired = name === 'password' && found['confirmPassword'] === 'different';
      return withoutErrors(found, isRepaired ? [name, 'confirmPassword'] : [name]);
    });
  return (
    <>
      <Body>{t('account:notOpen')}</Body>
      <Root
        method="dialog"
        ref={validateHere}
        onInput={(event) => forgive(event.target as HTMLInputElement)}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <FormState value={{ errors, isPasswordShown, showPassword }}>{children}</FormState>
        <Button type="submit">{button}</Button>
        <NeedsScript>{t('account:needsScript')}</NeedsScript>
      </Root>
    </>
  );
}
