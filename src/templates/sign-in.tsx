import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { SeoTags } from '../seo/SeoTags';
import { SignInView } from '../views/SignInView';

type Data = Queries.SignInPageQuery;

export default function SignInPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <SignInView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      title={t('account:signInTitle')}
      description={t('account:signInSeoDescription')}
      hidden
    />
  );
}

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
