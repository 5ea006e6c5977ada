import { still } from '../components/still';
import { Container } from '../components/Container';
import { IndexHead } from '../components/IndexHead';
import { Page } from '../layout/Page';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '../i18n/useMessages';

const ServiceCard = still(
  async () =>
    (await import(/* webpackChunkName: "still-services" */ '../sections/shared/ServiceCard'))
      .ServiceCard,
);
const OurTools = still(
  async () =>
    (await import(/* webpackChunkName: "still-services" */ '../sections/service/OurTools'))
      .OurTools,
);
const Closing = still(
  async () =>
    (await import(/* webpackChunkName: "still-services" */ '../sections/service/closing/Closing'))
      .Closing,
);

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
    paddingBottom: 'calc({spacing.section} / 2)',
  },
});

interface Props {
  data: Queries.ServicesPageQuery;
  context: { language: string; englishPath: string };
}

/** All services on one page, and the studio's own products (decisions, Routes). */
export function ServicesView({ data, context }: Props) {
  const t = useMessages();
  return (
    <Page
      data={data}
      context={context}
      opening={
        <Container>
          <IndexHead title={t('service:indexTitle')} text={t('service:indexText')} />
        </Container>
      }
    >
      <Container>
        <List>
          {data.services.nodes.map((service, index) => (
            <li key={service.slug}>
              <ServiceCard
                as="h2"
                eager={index === 0}
                service={service}
                time={service.process.title}
                more={t('common:learnMore')}
              />
            </li>
          ))}
        </List>
      </Container>
      <OurTools
        tools={data.tools.nodes}
        strings={{ title: t('service:toolsTitle'), text: t('service:toolsText') }}
      />
      <Closing
        closing={{
          headline: t('service:howToChoose'),
          text: t('service:howToChooseText'),
          second: 'book',
        }}
        caseStudy={undefined}
        strings={{
          schedule: t('service:scheduleCall'),
          book: t('service:bookConsultation'),
          download: t('service:downloadCaseStudy'),
        }}
      />
    </Page>
  );
}
