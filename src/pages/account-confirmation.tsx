import { graphql } from 'gatsby';
import { ButtonLink } from '../components/Button';
import { useMessages } from '../i18n/useMessages';
import { accountHead, AccountPage, type AccountPageProps } from '../sections/account/AccountPage';
import { Links } from '../sections/account/Links';
import { Resend } from '../sections/account/Resend';

/** The page after sign-up (docs/requirements.md#account-pages). */
export default function AccountConfirmationPage(page: AccountPageProps) {
  const t = useMessages();
  return (
    <AccountPage {...page} view="confirmation" color="marigold" motif="rays">
      <ButtonLink to="/support/contact-us">{t('common:contactUs')}</ButtonLink>
      <Resend />
      <Links to={{ '/signin': 'account:backToSignIn' }} />
    </AccountPage>
  );
}

export const Head = accountHead('confirmation');

export const query = graphql`
  query AccountConfirmationPage($language: String!) {
    ...AccountPage
  }
`;
