import { AccountForm } from './AccountForm';
import { Links } from './Links';

/** Name, email, a password typed twice, and the terms (docs/requirements.md#account-pages). */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  return (
    <>
      <AccountForm
        name="sign-up"
        fields={[['firstName', 'lastName'], 'email', 'password', 'confirmPassword', 'agreeTerms']}
        button="account:signUpButton"
        onSubmit={onDone}
      >
        <Links
          to={{
            '/terms-of-service': 'common:termsOfService',
            '/privacy-policy': 'common:privacyPolicy',
          }}
        />
      </AccountForm>
      <Links words="account:haveAccount" to={{ '/signin': 'account:signInLink' }} />
    </>
  );
}
