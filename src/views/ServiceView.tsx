import { useSearch } from '../hooks/useSearch';
import { Page } from '../layout/Page';
import { present } from '../lib/present';
import { caseStudyFor } from '../sections/service/closing/case-study';
import { Intake } from '../sections/shared/intake/Intake';
import { askedPackage, packageOptions } from '../sections/shared/intake/service-options';
import { numbersIn } from '../i18n/numbers';
import { useMessages } from '../i18n/useMessages';
import ServiceHero from '../sections/service/ServiceHero.static';
import Kinds from '../sections/service/kinds/Kinds.static';
import Offers from '../sections/service/offers/Offers.static';
import Steps from '../sections/service/Steps.static';
import Projects from '../sections/service/projects/Projects.static';
import Tiers from '../sections/service/Tiers.static';
import Testimonials from '../sections/service/Testimonials.static';
import Closing from '../sections/service/closing/Closing.static';

interface Props {
  data: Queries.ServicePageQuery;
  context: { language: string; englishPath: string };
}

/** A service page: the same sections in the same order for all six; what differs is data (spec §2, Service pages). */
export function ServiceView({ data, context }: Props) {
  const t = useMessages();
  const { tierTable } = data;
  const place = context.englishPath;
  const service = present(data.service, 'service');
  const colour = service.colour;
  const packages = packageOptions(tierTable?.items, data.englishTiers?.items);
  const tier = askedPackage(useSearch(), packages)?.label;
  const number = numbersIn(context.language);
  return (
    <Page
      data={data}
      context={context}
      colour={colour}
      tier={tier}
      opening={<ServiceHero service={service} startLabel={t('service:startYourProject')} />}
    >
      <Kinds kinds={service.kinds} />
      <Offers service={service} strings={{ technologies: t('service:technologies') }} />
      <Steps process={service.process} number={number} />
      <Projects projects={service.projects} />
      {tierTable && (
        <Tiers
          tiers={tierTable}
          colour={colour}
          strings={{
            popular: t('service:mostPopular'),
            choose: t('service:tierGetStarted'),
            chooseName: (name) => t('service:tierGetStartedWith', { tier: name }),
          }}
        />
      )}
      <Intake
        data={data}
        colour={colour}
        motif={service.motif}
        place={place}
        slug={service.slug}
        tiers={tierTable?.items}
        englishTiers={data.englishTiers?.items}
      />
      <Testimonials
        testimonials={service.testimonials}
        title={t('service:testimonials')}
        ratingLabel={(rating) => t('service:rating', { rating: number(rating) })}
      />
      <Closing
        closing={service.closing}
        caseStudy={caseStudyFor(service.slug, data.studies.nodes)}
        strings={{
          schedule: t('service:scheduleCall'),
          book: t('service:bookConsultation'),
          download: t('service:downloadCaseStudy'),
        }}
      />
    </Page>
  );
}
