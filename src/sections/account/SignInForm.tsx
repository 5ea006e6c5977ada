import { AccountForm } from './AccountForm';
import { Links } from './Links';
import { rememberEmail, RememberMe } from './RememberMe';

/** Email, password and remember-me (docs/requirements.md#account-pages). */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const submit = (form: HTMLFormElement) => {
    rememberEmail(form);
    onDone();
  };
  return (
    <>
      <AccountForm
        name="sign-in"
        fields={['email', 'password']}
        button="account:signInButton"
        onSubmit={submit}
      >
        <RememberMe />
      </AccountForm>
      <Links to={{ '/forgot-password': 'account:forgotLink' }} />
      <Links words="account:noAccountYet" to={{ '/signup': 'account:signUpLink' }} />
    </>
  );
}
