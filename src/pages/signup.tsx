import { graphql, type PageProps } from 'gatsby';
import { Lead } from '../components/Heading';
import type { PageContext } from '../i18n/page-context';
import { localizePath } from '../i18n/paths';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { Panel } from '../sections/account/Panel';
import { SignUpForm } from '../sections/account/SignUpForm';
import { headFromStrings } from '../seo/SeoTags';

type Data = Queries.SignUpPageQuery;

/** Sign-up, followed by the confirmation screen (docs/requirements.md#account-pages). */
export default function SignUpPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const t = useMessages();
  const done = () =>
    window.location.assign(localizePath('/account-confirmation', context.language));
  return (
    <Page data={data} context={context}>
      <Panel title={t('account:signUpTitle')} color="leaf" motif="diamonds">
        <Lead>{t('account:signUpText')}</Lead>
        <SignUpForm onDone={done} />
      </Panel>
    </Page>
  );
}

export const Head = headFromStrings({
  title: 'account:signUpTitle',
  description: 'account:signUpSeoDescription',
  hidden: true,
});

export const query = graphql`
  query SignUpPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "account"] } }
    ) {
      ...Texts
    }
  }
`;
