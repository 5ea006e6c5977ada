import { Container } from '../../components/Container';
import { Headline, Lead } from '../../components/Heading';
import { Section } from '../../components/Section';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { StudyCard } from './StudyCard';

const Words = chakra('div', { base: { display: 'grid', gap: '4', marginBottom: 'block' } });

interface Props {
  /** A case study that is already written. */
  instead: Queries.StudyCardFragment | undefined;
}

/** Says that a case study will be posted soon, with a link to one that is written. */
export default function Soon({ instead }: Props) {
  const t = useMessages();
  return (
    <Section id="soon" aria-labelledby="soon-title">
      <Container>
        <Words>
          <Headline id="soon-title">{t('portfolio:soonTitle')}</Headline>
          {instead && <Lead>{t('portfolio:soonText')}</Lead>}
        </Words>
        {instead && (
          <StudyCard
            study={instead}
            wide
            as="h3"
            read={t('portfolio:readStudyOf', { client: instead.client })}
          />
        )}
      </Container>
    </Section>
  );
}
