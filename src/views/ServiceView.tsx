import { still } from '../components/still';
import { suggest } from '../forms/draft';
import { useChosenTier } from '../forms/useChosenTier';
import { Page } from '../layout/Page';
import { present } from '../lib/present';
import { caseStudyFor } from '../sections/service/closing/case-study';
import { Intake } from '../sections/shared/intake/Intake';
import { englishTitle, tierOptions } from '../sections/shared/intake/service-options';
import { Tiers } from '../sections/service/Tiers';
import { numbersIn } from '../i18n/numbers';
import { useMessages } from '../i18n/useMessages';

const ServiceHero = still(
  async () =>
    (await import(/* webpackChunkName: "still-service" */ '../sections/service/ServiceHero'))
      .ServiceHero,
);
const Kinds = still(
  async () =>
    (await import(/* webpackChunkName: "still-service" */ '../sections/service/kinds/Kinds')).Kinds,
);
const Offers = still(
  async () =>
    (await import(/* webpackChunkName: "still-service" */ '../sections/service/offers/Offers'))
      .Offers,
);
const Steps = still(
  async () =>
    (await import(/* webpackChunkName: "still-service" */ '../sections/service/Steps')).Steps,
);
const Projects = still(
  async () =>
    (await import(/* webpackChunkName: "still-service" */ '../sections/service/projects/Projects'))
      .Projects,
);
const Testimonials = still(
  async () =>
    (await import(/* webpackChunkName: "still-service" */ '../sections/service/Testimonials'))
      .Testimonials,
);
const Closing = still(
  async () =>
    (await import(/* webpackChunkName: "still-service" */ '../sections/service/closing/Closing'))
      .Closing,
);

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
  const tiers = tierOptions(tierTable?.items, data.englishTiers?.items);
  const chosen = useChosenTier(place);
  const tier = tiers.find(({ value }) => value === chosen)?.label;
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
          onChoose={(index) =>
            // A draft from another page has another service.
            suggest('intake', place, {
              tier: tiers[index]?.value ?? '',
              service: englishTitle(data, service.slug),
            })
          }
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
