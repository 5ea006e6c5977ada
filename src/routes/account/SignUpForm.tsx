import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from './Checkbox';
import { EmailField } from './EmailField';
import { Field } from './Field';
import { Form } from './Form';
import { ShowPassword } from './ShowPassword';
import { Links, TextLink } from './TextLink';

const Root = chakra('div', { base: { display: 'grid', gap: '5' } });
const Names = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: { sm: '1fr 1fr' } },
});

/** Name, email, a password typed twice, and the terms (docs/requirements.md#account-pages). */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const t = useMessages();
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const [differ, setDiffer] = useState(false);
  const type = shown ? 'text' : 'password';
  const submit = (fields: FormData) => {
    if (fields.get('password') !== fields.get('confirmPassword')) {
      setDiffer(true);
      root.current?.querySelector<HTMLInputElement>('[name=confirmPassword]')?.focus();
      return;
    }
    console.info('sign-up: submitted');
    onDone();
  };
  const forgive = () => setDiffer(false);
  return (
    <Root ref={root}>
      <Form button={t('account:signUpButton')} onSubmit={submit}>
        <Names>
          <Field
            name="firstName"
            label={t('account:firstName')}
            missing={t('account:firstNameMissing')}
            autoComplete="given-name"
          />
          <Field
            name="lastName"
            label={t('account:lastName')}
            missing={t('account:lastNameMissing')}
            autoComplete="family-name"
          />
        </Names>
        <EmailField />
        <Field
          name="password"
          type={type}
          label={t('account:password')}
          missing={t('account:passwordMissing')}
          autoComplete="new-password"
          onEdit={forgive}
        >
          <ShowPassword shown={shown} onToggle={setShown} />
        </Field>
        <Field
          name="confirmPassword"
          type={type}
          label={t('account:confirmPassword')}
          missing={t('account:repeatMissing')}
          autoComplete="new-password"
          onEdit={forgive}
          error={differ ? t('account:passwordsDiffer') : undefined}
        />
        <div>
          <Checkbox
            name="agreeTerms"
            label={t('account:agreeTerms')}
            missing={t('account:termsMissing')}
          />
          <Links>
            <TextLink to="/terms-of-service">{t('common:termsOfService')}</TextLink>
            <TextLink to="/privacy-policy">{t('common:privacyPolicy')}</TextLink>
          </Links>
        </div>
      </Form>
      <Links>
        {t('account:haveAccount')}
        <TextLink to="/signin">{t('account:signInLink')}</TextLink>
      </Links>
    </Root>
  );
}
