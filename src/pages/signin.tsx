import { graphql, type PageProps } from 'gatsby';
import { useState } from 'react';
import { ButtonLink } from '../components/Button';
import { Lead } from '../components/Heading';
import type { PageContext } from '../i18n/page-context';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { Panel } from '../sections/account/Panel';
import { SignInForm } from '../sections/account/SignInForm';
import { headFromStrings } from '../seo/SeoTags';

type Data = Queries.SignInPageQuery;

/** The sign-in page. There are no accounts yet, and it says so (docs/requirements.md#account-pages). */
export default function SignInPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const t = useMessages();
  const [done, setDone] = useState(false);
  return (
    <Page data={data} context={context}>
      {done ? (
        <Panel title={t('account:signInDoneTitle')} color="indigo" motif="lattice">
          <Lead>{t('account:signInDoneText')}</Lead>
          <ButtonLink to="/support/contact-us">{t('common:contactUs')}</ButtonLink>
          <ButtonLink variant="stitched" to="/">
            {t('layout:backHome')}
          </ButtonLink>
        </Panel>
      ) : (
        <Panel title={t('account:signInTitle')} color="indigo" motif="lattice">
          <Lead>{t('account:signInText')}</Lead>
          <SignInForm onDone={() => setDone(true)} />
        </Panel>
      )}
    </Page>
  );
}

export const Head = headFromStrings({
  title: 'account:signInTitle',
  description: 'account:signInSeoDescription',
  hidden: true,
});

export const query = graphql`
  query SignInPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "account"] } }
    ) {
      ...Texts
    }
  }
`;
