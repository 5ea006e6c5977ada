import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { ServiceView } from '../views/ServiceView';

type Props = PageProps<Queries.ServicePageQuery, PageContext>;

export default function ServicePage({ data, pageContext }: Props) {
  return <ServiceView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.ServicePageQuery, PageContext>) {
  const { seo } = present(data.service, 'service');
  return <SeoTags {...seo} studio={present(data.studio, 'studio')} context={pageContext} />;
}

export const query = graphql`
  query ServicePage($language: String!, $slug: String!, $namespaces: [String!]!) {
    ...Shell
    service(slug: { eq: $slug }, language: { eq: $language }) {
      title
      colour
      motif
      ...ServiceHero
      ...Offers
      kinds {
        ...Kinds
      }
      process {
        ...Steps
      }
      projects {
        ...Projects
      }
      testimonials {
        ...Testimonial
      }
      closing {
        ...Closing
      }
      seo {
        title
        description
      }
    }
    tierTable(service: { slug: { eq: $slug } }, language: { eq: $language }) {
      ...Tiers
    }
    study(pdf: { id: { ne: null } }, language: { eq: $language }) {
      pdf {
        publicURL
      }
    }
  }
`;
