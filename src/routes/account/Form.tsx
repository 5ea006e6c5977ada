import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button';
import { NeedsScript } from '../../forms/FormPanel';
import { browserErrors, focusFirst, withoutErrors } from '../../forms/form-elements';
import type { FieldErrors } from '../../forms/rules';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { FormErrors } from './errors';

const Root = chakra('form', { base: { display: 'grid', gap: '5' } });

interface Props {
  button: string;
  /** Called when all fields are valid. */
  onSubmit: (fields: FormData) => void;
  children: ReactNode;
}

const namesIn = (form: HTMLFormElement): string[] =>
  Array.from(form.elements, (element) => element.getAttribute('name') ?? '').filter(Boolean);

/** Turns the browser's own messages off. Without scripts, the form needs them. */
const validateHere = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/**
 * An account form. Its values must never leave the page. Without scripts, `method="dialog"` makes a submission do nothing, while other
 * methods would send the password. Errors are in the language of the page, or the browser's without scripts.
 */
export function Form({ button, onSubmit, children }: Props) {
  const t = useMessages();
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = (form: HTMLFormElement) => {
    const names = namesIn(form);
    const found = browserErrors(form, names);
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirst(form, names, found);
    else onSubmit(new FormData(form));
  };
  const forgive = ({ name }: HTMLInputElement) =>
    setErrors((found) => withoutErrors(found, [name]));
  return (
    <Root
      method="dialog"
      ref={validateHere}
      onInput={(event) => forgive(event.target as HTMLInputElement)}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <FormErrors value={errors}>{children}</FormErrors>
      <Button type="submit">{button}</Button>
      <NeedsScript>{t('account:needsScript')}</NeedsScript>
    </Root>
  );
}
