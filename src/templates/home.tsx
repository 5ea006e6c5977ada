import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { languageCodes } from '../i18n/languages';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { localBusiness, webSite } from '../seo/structured-data';
import { HomeView } from '../views/HomeView';

type Data = Queries.HomePageQuery;

export default function HomePage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <HomeView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const studio = present(data.studio, 'studio');
  return (
    <SeoTags
      data={data}
      context={pageContext}
      title={translator(data.locales)('common:heroSubtitle')}
      description={studio.description}
      things={[webSite(studio, languageCodes), localBusiness(studio)]}
    />
  );
}

export const query = graphql`
  query HomePage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "layout", "service", "home", "forms"] }
      }
    ) {
      ...Texts
    }
    ...Intake
    ...Inquiry
    studio(language: { eq: $language }) {
      ...HomeHero
      ...Stats
      founder {
        ...Mission
      }
    }
    works: allWork(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      ...Works
    }
    services: allService(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    tools: allProduct(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ToolName
      }
    }
    industries: allIndustry(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...Industry
      }
    }
    benefits: allBenefit(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...Benefit
      }
    }
    testimonials: allTestimonial(
      filter: { language: { eq: $language }, home: { eq: true } }
      sort: { order: ASC }
    ) {
      nodes {
        ...Testimonial
      }
    }
    process: allProcessStep(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ProcessStep
      }
    }
    partners: allPartner(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...Partner
      }
    }
  }
`;
