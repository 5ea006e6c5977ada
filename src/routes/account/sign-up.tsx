import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Lead } from '../../components/Heading';
import type { PageContext } from '../../i18n/page-context';
import { localizePath } from '../../i18n/paths';
import { translator } from '../../i18n/translate';
import { useMessages } from '../../i18n/useMessages';
import { Page } from '../../layout/Page';
import { Panel } from './Panel';
import { SignUpForm } from './SignUpForm';
import { SeoTags } from '../../seo/SeoTags';

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

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      title={t('account:signUpTitle')}
      description={t('account:signUpSeoDescription')}
      hidden
    />
  );
}

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
