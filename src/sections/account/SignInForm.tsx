import { useId } from 'react';
import { CheckboxField } from '../../forms/CheckboxField';
import { useMessages } from '../../i18n/useMessages';
import { AccountForm } from './AccountForm';
import { AccountField } from './fields';
import { Links, TextLink } from './TextLink';

/** Email, password and remember-me (docs/requirements.md#account-pages). */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const t = useMessages();
  const submit = () => {
    console.info('sign-in: submitted');
    onDone();
  };
  return (
    <>
      <AccountForm button={t('account:signInButton')} onSubmit={submit}>
        <AccountField name="email" autoComplete="username" />
        <AccountField name="password" autoComplete="current-password" />
        <CheckboxField id={useId()} name="remember" label={t('account:rememberMe')} />
      </AccountForm>
      <Links>
        <TextLink to="/forgot-password">{t('account:forgotLink')}</TextLink>
      </Links>
      <Links>
        <span>{t('account:noAccountYet')}</span>
        <TextLink to="/signup">{t('account:signUpLink')}</TextLink>
      </Links>
    </>
  );
}
