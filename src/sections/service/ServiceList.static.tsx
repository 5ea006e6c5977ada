import { Container } from '../../components/Container';
import { ServiceCard } from '../shared/ServiceCard';
import { chakra } from '@chakra-ui/react/styled-system';

// The cards of the last row fill it for any number of cards.
const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'gap',
    paddingBottom: 'calc({spacing.section} / 2)',
    '& > li': {
      flexGrow: '1',
      flexBasis: {
        base: '100%',
        sm: 'calc((100% - {spacing.gap}) / 2 - 0.1px)',
        lg: 'calc((100% - 2 * {spacing.gap}) / 3 - 0.1px)',
      },
    },
  },
});

type Service = Queries.ServiceCardFragment & { readonly process: { readonly title: string } };

/** All services as cards, with the time that each takes. */
export default function ServiceList({ services }: { services: readonly Service[] }) {
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
            />
          </li>
        ))}
      </List>
    </Container>
  );
}
