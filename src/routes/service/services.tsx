import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Container } from '../../components/Container';
import { IndexHead } from '../../components/IndexHead';
import type { PageContext } from '../../i18n/page-context';
import { translator } from '../../i18n/translate';
import { useMessages } from '../../i18n/useMessages';
import { Page } from '../../layout/Page';
import Closing from './closing/Closing.static';
import OurProducts from './OurProducts.static';
import ServiceList from './ServiceList.static';
import { SeoTags } from '../../seo/SeoTags';

type Data = Queries.ServicesPageQuery;

/** All services on one page, and the studio's own products. */
export default function ServicesPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const t = useMessages();
  return (
    <Page
      data={data}
      context={context}
      firstScreen={
        <Container>
          <IndexHead title={t('service:indexTitle')} text={t('service:indexText')} />
        </Container>
      }
    >
      <ServiceList services={data.services.nodes} />
      <OurProducts products={data.products.nodes} />
      <Closing
        closing={{
          headline: t('service:howToChoose'),
          text: t('service:howToChooseText'),
          second: 'book',
        }}
      />
    </Page>
  );
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
    products: allProduct(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ProductCard
      }
    }
  }
`;
