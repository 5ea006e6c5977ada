import { graphql } from 'gatsby';
import { useState } from 'react';
import { Button } from '../components/Button';
import { fieldOf } from '../forms/form-elements';
import { useMessages } from '../i18n/useMessages';
import { AccountForm } from '../sections/account/AccountForm';
import { accountHead, AccountPage, type AccountPageProps } from '../sections/account/AccountPage';
import { Links } from '../sections/account/Links';
import { Resend } from '../sections/account/Resend';

/** Asks for an email address, then shows 'Check Your Email' with a way back (docs/requirements.md#account-pages). */
export default function ForgotPasswordPage(page: AccountPageProps) {
  const t = useMessages();
  const [email, setEmail] = useState('');
  return (
    <AccountPage
      {...page}
      view={email ? 'checkEmail' : 'forgot'}
      email={email}
      color="rose"
      motif="wave"
    >
      {email ? (
        <>
          <Button onClick={() => setEmail('')}>{t('account:tryDifferentEmail')}</Button>
          <Resend />
        </>
      ) : (
        <AccountForm
          name="forgot-password"
          fields={['email']}
          button="account:forgotButton"
          onSubmit={(form) => setEmail(fieldOf(form, 'email')?.value ?? '')}
        />
      )}
      <Links to={{ '/signin': 'account:backToSignIn' }} />
    </AccountPage>
  );
}

export const Head = accountHead('forgot');

export const query = graphql`
  query ForgotPasswordPage($language: String!) {
    ...AccountPage
  }
`;
