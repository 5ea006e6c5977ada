import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { clothPicture } from '../components/share-picture';
import type { PageContext } from '../i18n/page-context';
import { localizedUrl } from '../i18n/paths';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { offeredService } from '../seo/structured-data';
import { ServiceView } from '../views/ServiceView';

type Props = PageProps<Queries.ServicePageQuery, PageContext>;

export default function ServicePage({ data, pageContext }: Props) {
  return <ServiceView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.ServicePageQuery, PageContext>) {
  const { seo, title: name, colour, motif } = present(data.service, 'service');
  const studio = present(data.studio, 'studio');
  const url = localizedUrl(pageContext.englishPath, pageContext.language, studio.url);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      {...seo}
      picture={clothPicture({ colour: colour, motif: motif })}
      area="services"
      things={[
        offeredService(
          { name, description: seo.description, url, packages: data.tierTable ?? undefined },
          studio,
        ),
      ]}
    />
  );
}

export const query = graphql`
  query ServicePage($language: String!, $slug: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "service", "forms"] } }
    ) {
      ...Texts
    }
    ...Intake
    service(slug: { eq: $slug }, language: { eq: $language }) {
      slug
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
    englishTiers: tierTable(service: { slug: { eq: $slug } }, language: { eq: "en" }) {
      items {
        name
      }
    }
    studies: allStudy(
      filter: { pdf: { id: { ne: null } }, language: { eq: $language } }
      sort: { order: ASC }
    ) {
      nodes {
        services {
          slug
        }
        pdf {
          publicURL
        }
      }
    }
  }
`;
