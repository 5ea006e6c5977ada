import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { SeoTags } from '../seo/SeoTags';
import { ForgotPasswordView } from '../views/ForgotPasswordView';

type Data = Queries.ForgotPasswordPageQuery;

export default function ForgotPasswordPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <ForgotPasswordView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      title={t('account:forgotTitle')}
      description={t('account:forgotSeoDescription')}
      hidden
    />
  );
}

export const query = graphql`
  query ForgotPasswordPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "account"] } }
    ) {
      ...Texts
    }
  }
`;
