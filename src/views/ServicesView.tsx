import { Container } from '../components/Container';
import { Lead } from '../components/Heading';
import { Page } from '../layout/Page';
import { ServiceCard } from '../sections/service-cards/ServiceCard';
import { chakra, recipe } from '../theme/styled';
import { useMessages } from '../i18n/useMessages';

const Head = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: 'gap',
      alignItems: 'end',
      gridTemplateColumns: { lg: '1.5fr 1fr' },
      paddingTop: 'calc({sizes.header} + clamp(2rem, 5vw, 4.5rem))',
      paddingBottom: 'block',
    },
  }),
);
const Headline = chakra('h1', recipe({ base: { textStyle: 'display' } }));
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
        <Head>
          <Headline>{t('service:indexTitle')}</Headline>
          <Lead>{t('service:indexText')}</Lead>
        </Head>
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
