import { Columns, Container } from '../../../components/Container';
import { Headline } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { useMessages } from '../../../i18n/useMessages';
import { FounderQuote } from '../../shared/FounderQuote';

interface Props {
  founder: Queries.FounderFragment;
}

/** The founder, and the founder's reasons as a quote. */
export default function Founder({ founder }: Props) {
  const t = useMessages();
  return (
    <Section id="founder" aria-labelledby="founder-title">
      <Container>
        <Columns gridTemplateColumns={{ lg: '1fr 1.9fr' }}>
          <Headline id="founder-title">{t('support:founderTitle')}</Headline>
          <FounderQuote founder={founder} size="small" />
        </Columns>
      </Container>
    </Section>
  );
}
