import { Container } from '../components/Container';
import { IndexHead } from '../components/IndexHead';
import { Page } from '../layout/Page';
import { ServiceCard } from '../sections/service-cards/ServiceCard';
import { chakra, recipe } from '../theme/styled';
import { useMessages } from '../i18n/useMessages';

const List = chakra(
  'ul',
  recipe({
    base: {
      display: 'grid',
      gap: 'gap',
      gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
      paddingBottom: 'section',
    },
  }),
);

interface Props {
  data: Queries.ServicesPageQuery;
  context: { language: string; englishPath: string };
}

/** All services on one page (decisions, Routes). */
export function ServicesView({ data, context }: Props) {
  const t = useMessages();
  return (
    <Page data={data} context={context}>
      <Container>
        <IndexHead title={t('service:indexTitle')} text={t('service:indexText')} />
        <List>
          {data.services.nodes.map((service) => (
            <li key={service.slug}>
              <ServiceCard as="h2" service={service} more={t('common:learnMore')} />
            </li>
          ))}
        </List>
      </Container>
    </Page>
  );
}
