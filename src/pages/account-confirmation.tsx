import { graphql, type PageProps } from 'gatsby';
import { ButtonLink } from '../components/Button';
import { Lead } from '../components/Heading';
import type { PageContext } from '../i18n/page-context';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { Panel } from '../sections/account/Panel';
import { Resend } from '../sections/account/Resend';
import { Links, TextLink } from '../sections/account/TextLink';
import { headFromStrings } from '../seo/SeoTags';

type Data = Queries.AccountConfirmationPageQuery;

/** The page after sign-up (docs/requirements.md#account-pages). */
export default function AccountConfirmationPage({
  data,
  pageContext: context,
}: PageProps<Data, PageContext>) {
  const t = useMessages();
  return (
    <Page data={data} context={context}>
      <Panel title={t('account:confirmationTitle')} color="marigold" motif="rays">
        <Lead>{t('account:confirmationText')}</Lead>
        <ButtonLink to="/support/contact-us">{t('common:contactUs')}</ButtonLink>
        <Resend />
        <Links>
          <TextLink to="/signin">{t('account:backToSignIn')}</TextLink>
        </Links>
      </Panel>
    </Page>
  );
}

export const Head = headFromStrings({
  title: 'account:confirmationTitle',
  description: 'account:confirmationSeoDescription',
  hidden: true,
});

export const query = graphql`
  query AccountConfirmationPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "account"] } }
    ) {
      ...Texts
    }
  }
`;
