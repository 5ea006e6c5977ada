import { useMessages } from '../../i18n/useMessages';
import { AccountForm } from './AccountForm';
import { AccountField } from './fields';
import { rememberEmail, RememberMe } from './RememberMe';
import { Links, TextLink } from './TextLink';

/** Email, password and remember-me (docs/requirements.md#account-pages). */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const t = useMessages();
  const submit = (form: HTMLFormElement) => {
    rememberEmail(form);
    console.info('sign-in: submitted');
    onDone();
  };
  return (
    <>
      <AccountForm button={t('account:signInButton')} onSubmit={submit}>
        <AccountField name="email" autoComplete="username" />
        <AccountField name="password" autoComplete="current-password" />
        <RememberMe />
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
