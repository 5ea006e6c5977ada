import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { trailTo } from '../seo/trail';
import { PortfolioView } from '../views/PortfolioView';

type Data = Queries.PortfolioPageQuery;

export default function PortfolioPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <PortfolioView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  const words = {
    title: t('portfolio:indexSeoTitle'),
    description: t('portfolio:indexSeoDescription'),
  };
  return (
    <SeoTags
      {...words}
      studio={present(data.studio, 'studio')}
      context={pageContext}
      trail={trailTo(t)}
    />
  );
}

export const query = graphql`
  query PortfolioPage($language: String!, $namespaces: [String!]!) {
    ...Shell
    studies: allStudy(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...StudyCard
      }
    }
  }
`;
