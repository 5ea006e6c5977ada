import { Columns, Container } from '../../components/Container';
import { Headline, Lead } from '../../components/Heading';
import { Quilt } from '../../components/motif/Quilt';
import { Section } from '../../components/Section';
import { Surface } from '../../components/Surface';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { FounderQuote } from '../shared/FounderQuote';

const Words = chakra('div', { base: { display: 'grid', gap: '5', alignContent: 'start' } });

/** The mission, with a quote of the founder. */
export default function Mission({ founder }: { founder: Queries.FounderFragment }) {
  const t = useMessages();
  return (
    <Section id="mission" aria-labelledby="mission-title">
      <Surface color="indigo" overflow="clip" paddingBlock="2.25rem">
        <Quilt />
        <Container>
          <Columns
            alignItems="stretch"
            gridTemplateColumns={{ lg: '5fr 7fr' }}
            paddingBlock="clamp(3rem, 6vw, 6rem)"
          >
            <Words data-reveal="">
              <Headline id="mission-title">{t('home:missionTitle')}</Headline>
              <Lead>{t('home:missionText')}</Lead>
            </Words>
            <FounderQuote founder={founder} size="large" data-reveal="" />
          </Columns>
        </Container>
        <Quilt />
      </Surface>
    </Section>
  );
}
