import { Container } from '../../components/Container';
import { useMessages } from '../../i18n/useMessages';
import { ServiceCard } from '../shared/ServiceCard';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
    paddingBottom: 'calc({spacing.section} / 2)',
  },
});

type Service = Queries.ServiceCardFragment & { readonly process: { readonly title: string } };

/** All services as cards, with the time that each takes. */
export default function ServiceList({ services }: { services: readonly Service[] }) {
  const t = useMessages();
  return (
    <Container>
      <List>
        {services.map((service, index) => (
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
  );
}
