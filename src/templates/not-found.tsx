import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { SeoTags } from '../seo/SeoTags';
import { NotFoundView } from '../views/NotFoundView';

type Data = Queries.NotFoundPageQuery;

export default function NotFoundPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <NotFoundView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      title={t('layout:notFoundTitle')}
      description={t('layout:notFoundText')}
      hidden
    />
  );
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    ...Shell
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "layout"] } }) {
      ...Texts
    }
  }
`;
