import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { languageCodes } from '../i18n/languages';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { Part } from '../components/Part';
import { Page } from '../layout/Page';
import { contactOf } from '../layout/shell';
import { present } from '../lib/present';
import { useReveal } from '../components/motion/useReveal';
import { HomeHero } from '../sections/home/hero/HomeHero';
import IndustryCard from '../sections/home/industries/IndustryCard.static';
import { Industries } from '../sections/home/industries/Industries';
import Mission from '../sections/home/Mission.static';
import { Partners } from '../sections/home/partners/Partners';
import Process from '../sections/home/process/Process.static';
import ServiceSlide from '../sections/home/services/ServiceSlide.static';
import { Services } from '../sections/home/services/Services';
import { HomeSign } from '../sections/home/sign/HomeSign';
import Why from '../sections/home/why/Why.static';
import Works from '../sections/home/works/Works.static';
import { Intake, intakeData } from '../sections/shared/intake/Intake';
import { SeoTags } from '../seo/SeoTags';
import { localBusiness, webSite } from '../seo/structured-data';

type Data = Queries.HomePageQuery;

/*
 * The intake form is before the partners on phones, and after them on wide screens (docs/requirements.md#intake-form). The partners
 * cannot be focused, so the tab order is the same.
 */
const Ending = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'column' },
  },
});

/** The home page. */
export default function HomePage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  useReveal();
  const studio = present(data.studio, 'studio');
  const { counters } = studio;
  // A counter in the hero already shows it (docs/requirements.md#claims).
  const isCounted = (stat: (typeof studio.stats)[number]) =>
    counters.some(({ value, suffix }) => value === stat.value && suffix === stat.suffix);
  return (
    <Page
      data={data}
      context={context}
      firstScreen={<HomeHero counters={counters} highlights={studio.highlights} />}
    >
      {data.sign && (
        <Part near>
          <HomeSign sign={data.sign} />
        </Part>
      )}
      <Works works={data.works.nodes} />
      <Mission founder={studio.founder} />
      <Part near>
        <Services
          slides={data.services.nodes.map((service) => ({
            key: service.slug,
            content: <ServiceSlide part={service.slug} service={service} />,
          }))}
          products={data.products.nodes}
        />
      </Part>
      <Part near>
        <Industries
          contact={contactOf(studio)}
          slides={data.industries.nodes.map((industry) => ({
            key: industry.slug,
            content: <IndustryCard part={industry.slug} industry={industry} />,
          }))}
          names={data.industries.nodes.map(({ title }) => title)}
          english={data.englishIndustries.nodes.map(({ title }) => title)}
        />
      </Part>
      <Why
        benefits={data.benefits.nodes}
        testimonials={data.testimonials.nodes}
        stats={studio.stats.filter((stat) => !isCounted(stat))}
      />
      <Process steps={data.process.nodes} />
      <Ending>
        <Part near>
          <Partners partners={data.partners.nodes} />
        </Part>
        <Part near>
          <Intake data={intakeData(data)} color="vermilion" page={context.i18n.originalPath} />
        </Part>
      </Ending>
    </Page>
  );
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
        ...Founder
      }
    }
    works: allWork(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...Work
      }
    }
    services: allService(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    products: allProduct(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        path
        linkText
      }
    }
    sign(language: { eq: $language }) {
      ...HomeSign
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
