import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { trailTo } from '../seo/trail';
import { ServicesView } from '../views/ServicesView';

type Data = Queries.ServicesPageQuery;

export default function ServicesPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <ServicesView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  const words = {
    title: t('service:indexSeoTitle'),
    description: t('service:indexSeoDescription'),
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
  query ServicesPage($language: String!, $namespaces: [String!]!) {
    ...Shell
    services: allService(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`;
