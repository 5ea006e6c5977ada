import { graphql, type PageProps } from 'gatsby';
import { IndexHead } from '../components/IndexHead';
import type { PageContext } from '../i18n/page-context';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import Closing from '../sections/service/closing/Closing.static';
import OurProducts from '../sections/service/OurProducts.static';
import ServiceList from '../sections/service/ServiceList.static';
import { headFromStrings } from '../seo/SeoTags';

type Data = Queries.ServicesPageQuery;

/** All services on one page, and the studio's own products. */
export default function ServicesPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const t = useMessages();
  return (
    <Page
      data={data}
      context={context}
      firstScreen={<IndexHead title={t('service:indexTitle')} text={t('service:indexText')} />}
    >
      <ServiceList services={data.services.nodes} />
      <OurProducts products={data.products.nodes} />
      <Closing
        closing={{
          headline: t('service:howToChooseTitle'),
          text: t('service:howToChooseText'),
          second: 'book',
        }}
      />
    </Page>
  );
}

export const Head = headFromStrings({
  title: 'service:indexSeoTitle',
  description: 'service:indexSeoDescription',
  kind: 'CollectionPage',
});

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
    products: allProduct(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ProductCard
      }
    }
  }
`;
