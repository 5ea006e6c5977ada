import { Columns, Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Benefits } from '../../shared/Benefits';
import { Stats } from '../../shared/Stats';

const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    position: { lg: 'sticky' },
    top: 'calc({sizes.header} + 2rem)',
  },
});

interface Props {
  benefits: readonly Queries.BenefitFragment[];
  stats: Queries.StatsFragment['stats'];
}

/** The studio's values and its four figures. Without a value, nothing. */
export default function Values({ benefits, stats }: Props) {
  const t = useMessages();
  if (benefits.length === 0) return null;
  return (
    <Section id="values" aria-labelledby="values-title">
      <Container>
        <Columns gridTemplateColumns={{ lg: '1fr 1.9fr' }}>
          <Words>
            <Headline id="values-title">{t('support:standForTitle')}</Headline>
            <Lead>{t('support:standForText')}</Lead>
          </Words>
          <Benefits benefits={benefits} />
        </Columns>
        <Stats stats={stats} />
      </Container>
    </Section>
  );
}
