import { graphql } from 'gatsby';
import { useState } from 'react';
import { ButtonLink } from '../components/Button';
import { useMessages } from '../i18n/useMessages';
import { accountHead, AccountPage, type AccountPageProps } from '../sections/account/AccountPage';
import { SignInForm } from '../sections/account/SignInForm';

/** The sign-in page. There are no accounts yet, and it says so (docs/requirements.md#account-pages). */
export default function SignInPage(page: AccountPageProps) {
  const t = useMessages();
  const [done, setDone] = useState(false);
  return (
    <AccountPage {...page} view={done ? 'signInDone' : 'signIn'} color="indigo" motif="lattice">
      {done ? (
        <>
          <ButtonLink to="/support/contact-us">{t('common:contactUs')}</ButtonLink>
          <ButtonLink variant="stitched" to="/">
            {t('layout:backHome')}
          </ButtonLink>
        </>
      ) : (
        <SignInForm onDone={() => setDone(true)} />
      )}
    </AccountPage>
  );
}

export const Head = accountHead('signIn');

export const query = graphql`
  query SignInPage($language: String!) {
    ...AccountPage
  }
`;
