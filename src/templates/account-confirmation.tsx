import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { SeoTags } from '../seo/SeoTags';
import { AccountConfirmationView } from '../views/AccountConfirmationView';

type Data = Queries.AccountConfirmationPageQuery;

export default function AccountConfirmationPage({
  data,
  pageContext,
}: PageProps<Data, PageContext>) {
  return <AccountConfirmationView data={data} context={pageContext} />;
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
