import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { Checkbox } from './Checkbox';
import { EmailField } from './EmailField';
import { Field } from './Field';
import { Form } from './Form';
import { ShowPassword } from './ShowPassword';
import { Links, TextLink } from './TextLink';

/** Email, password and remember-me (docs/requirements.md#account-pages). */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const t = useMessages();
  const [shown, setShown] = useState(false);
  const submit = () => {
    console.info('sign-in: submitted');
    onDone();
  };
  return (
    <>
      <Form button={t('account:signInButton')} onSubmit={submit}>
        <EmailField />
        <Field
          name="password"
          type={shown ? 'text' : 'password'}
          label={t('account:password')}
          missing={t('account:passwordMissing')}
          autoComplete="current-password"
        >
          <ShowPassword shown={shown} onToggle={setShown} />
        </Field>
        <Checkbox name="remember" label={t('account:rememberMe')} />
      </Form>
      <Links>
        <TextLink to="/forgot-password">{t('account:forgotLink')}</TextLink>
      </Links>
      <Links>
        {t('account:noAccountYet')}
        <TextLink to="/signup">{t('account:signUpLink')}</TextLink>
      </Links>
    </>
  );
}
