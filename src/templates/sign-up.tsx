import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { SeoTags } from '../seo/SeoTags';
import { SignUpView } from '../views/SignUpView';

type Data = Queries.SignUpPageQuery;

export default function SignUpPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <SignUpView data={data} context={pageContext} />;
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
