import { graphql } from 'gatsby';
import { localizePath } from '../i18n/paths';
import { accountHead, AccountPage, type AccountPageProps } from '../sections/account/AccountPage';
import { SignUpForm } from '../sections/account/SignUpForm';

/** Sign-up, followed by the confirmation screen (docs/requirements.md#account-pages). */
export default function SignUpPage(page: AccountPageProps) {
  const done = () =>
    window.location.assign(localizePath('/account-confirmation', page.pageContext.language));
  return (
    <AccountPage {...page} view="signUp" color="leaf" motif="diamonds">
      <SignUpForm onDone={done} />
    </AccountPage>
  );
}

export const Head = accountHead('signUp');

export const query = graphql`
  query SignUpPage($language: String!) {
    ...AccountPage
  }
`;
