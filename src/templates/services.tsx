import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { SeoTags } from '../seo/SeoTags';
import { ServicesView } from '../views/ServicesView';

type Data = Queries.ServicesPageQuery;

export default function ServicesPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <ServicesView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      title={t('service:indexSeoTitle')}
      description={t('service:indexSeoDescription')}
      kind="CollectionPage"
    />
  );
}

export const query = graphql`
  query ServicesPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "service"] } }
    ) {
      ...Texts
    }
    services: allService(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ServiceCard
        process {
          title
        }
      }
    }
    tools: allProduct(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...Tool
      }
    }
  }
`;
