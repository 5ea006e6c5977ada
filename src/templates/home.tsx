import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { HomeView } from '../views/HomeView';

type Data = Queries.HomePageQuery;

export default function HomePage({ data, pageContext, location }: PageProps<Data, PageContext>) {
  return <HomeView data={data} context={pageContext} arrival={location.state} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const { name, description } = present(data.studio, 'studio');
  return (
    <SeoTags
      title={name}
      description={description}
      studio={present(data.studio, 'studio')}
      context={pageContext}
    />
  );
}

export const query = graphql`
  query HomePage($language: String!, $namespaces: [String!]!) {
    ...Shell
    services: allService(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`;
