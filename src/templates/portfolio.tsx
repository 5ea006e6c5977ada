import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { SeoTags } from '../seo/SeoTags';
import { PortfolioView } from '../views/PortfolioView';

type Data = Queries.PortfolioPageQuery;

export default function PortfolioPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <PortfolioView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      title={t('portfolio:indexSeoTitle')}
      description={t('portfolio:indexSeoDescription')}
      kind="CollectionPage"
    />
  );
}

export const query = graphql`
  query PortfolioPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "portfolio"] } }
    ) {
      ...Texts
    }
    studies: allStudy(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...StudyCard
      }
    }
  }
`;
