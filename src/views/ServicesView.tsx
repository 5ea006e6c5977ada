import { Container } from '../components/Container';
import { IndexHead } from '../components/IndexHead';
import { Page } from '../layout/Page';
import { useMessages } from '../i18n/useMessages';
import OurTools from '../sections/service/OurTools.static';
import ServiceList from '../sections/service/ServiceList.static';
import Closing from '../sections/service/closing/Closing.static';

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
      <ServiceList services={data.services.nodes} />
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
