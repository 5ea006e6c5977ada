import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ButtonLink } from '../../components/Button';
import { Lead } from '../../components/Heading';
import type { PageContext } from '../../i18n/page-context';
import { translator } from '../../i18n/translate';
import { useMessages } from '../../i18n/useMessages';
import { Page } from '../../layout/Page';
import { Panel } from './Panel';
import { Resend } from './Resend';
import { Links, TextLink } from './TextLink';
import { SeoTags } from '../../seo/SeoTags';

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

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      title={t('account:confirmationTitle')}
      description={t('account:confirmationSeoDescription')}
      hidden
    />
  );
}

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
