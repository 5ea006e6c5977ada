import { useId, useState, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../components/Button';
import { Body } from '../../components/Heading';
import { CheckboxField } from '../../forms/CheckboxField';
import { Fields } from '../../forms/FieldFrame';
import {
  cleanFields,
  fieldOf,
  findErrors,
  focusFirst,
  withoutErrors,
} from '../../forms/form-elements';
import { NeedsScript } from '../../forms/FormPanel';
import type { FieldError } from '../../forms/rules';
import { TextField } from '../../forms/TextField';
import type { MessageKey } from '../../i18n/messages';
import { useMessages } from '../../i18n/useMessages';

const Root = chakra('form', { base: { display: 'grid', gap: '5' } });
const Toggle = chakra('button', {
  base: {
    position: 'absolute',
    insetInlineEnd: '1',
    top: '50%',
    transform: 'translateY(-50%)',
    minHeight: 'touch',
    minWidth: 'touch',
    paddingInline: '3',
    textStyle: 'label',
    textDecoration: 'underline dashed',
    textUnderlineOffset: '0.3em',
    _focusVisible: { outlineOffset: '-3px' },
  },
});

/** The label of each field, and its error message while it is empty. */
const words = {
  firstName: ['account:firstName', 'account:firstNameMissing'],
  lastName: ['account:lastName', 'account:lastNameMissing'],
  email: ['account:email', 'account:emailMissing'],
  password: ['account:password', 'account:passwordMissing'],
  confirmPassword: ['account:confirmPassword', 'account:repeatMissing'],
  agreeTerms: ['account:agreeTerms', 'account:termsMissing'],
} as const;

type Name = keyof typeof words;
type Errors = Readonly<Record<string, FieldError | 'different'>>;

const attributes = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { inputMode: 'email', autoComplete: 'username' },
} as const;

interface Props {
  /** What it is called in the console. */
  name: string;
  /** The names of its fields. All are required. Those in a list stand side by side. */
  fields: readonly (Name | readonly Name[])[];
  button: MessageKey;
  /** Called when all fields are valid. */
  onSubmit: (form: HTMLFormElement) => void;
  /** After the fields. */
  children?: ReactNode;
}

function errorsOf(form: HTMLFormElement): Errors {
  const errors = findErrors(form);
  const repeated = fieldOf(form, 'confirmPassword');
  const differs = repeated && repeated.value !== fieldOf(form, 'password')?.value;
  return differs && !errors[repeated.name] ? { ...errors, [repeated.name]: 'different' } : errors;
}

/**
 * An account form. Before it stands that there are no accounts yet. Its values must never leave the page. Without scripts, `method="dialog"`
 * makes a submission do nothing, while other methods would send the password.
 */
export function AccountForm({ name: form, fields, button, onSubmit, children }: Props) {
  const t = useMessages();
  const id = useId();
  const [errors, setErrors] = useState<Errors>({});
  const [isShown, show] = useState(false);
  const submit = (element: HTMLFormElement) => {
    cleanFields(element);
    const found = errorsOf(element);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirst(element, found);
      return;
    }
    console.info(`${form}: submitted`);
    onSubmit(element);
  };
  const forgive = (name: string) =>
    setErrors((found) => {
      const isRepaired = name === 'password' && found['confirmPassword'] === 'different';
      return withoutErrors(found, isRepaired ? [name, 'confirmPassword'] : [name]);
    });

  const field = (name: Name) => {
    const [label, required] = words[name];
    const email = 'account:emailInvalid';
    const texts = {
      required,
      different: 'account:passwordsDiffer',
      email,
      tooLong: email,
    } as const;
    const error = errors[name] && t(texts[errors[name]]);
    const basics = { id: `${id}-${name}`, name, label: t(label), error, required: true };
    if (name === 'agreeTerms') return <CheckboxField key={name} {...basics} />;
    const password = {
      type: isShown ? 'text' : 'password',
      autoComplete: fields.includes('confirmPassword') ? 'new-password' : 'current-password',
    };
    const own = name in attributes ? attributes[name as keyof typeof attributes] : password;
    return (
      <TextField key={name} autoCapitalize="none" spellCheck={false} {...basics} {...own}>
        {name === 'password' ? toggle : undefined}
      </TextField>
    );
  };
  /* It shows both passwords. Its two texts are in the HTML, as the fonts of a page are subset to its characters. */
  const toggle = (
    <Toggle
      type="button"
      data-needs-script=""
      aria-label={t(isShown ? 'account:hidePassword' : 'account:showPassword')}
      onClick={() => show(!isShown)}
    >
      <span hidden={isShown}>{t('account:show')}</span>
      <span hidden={!isShown}>{t('account:hide')}</span>
    </Toggle>
  );
  return (
    <>
      <Body>{t('account:notOpen')}</Body>
      <Root
        method="dialog"
        noValidate
        onInput={({ target }) => forgive((target as HTMLInputElement).name)}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        {fields.map((one) =>
          typeof one === 'string' ? field(one) : <Fields key="side">{one.map(field)}</Fields>,
        )}
        {children}
        <Button type="submit">{t(button)}</Button>
        <NeedsScript>{t('account:needsScript')}</NeedsScript>
      </Root>
    </>
  );
}
