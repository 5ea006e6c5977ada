import { Container } from '../../components/Container';
import { Headline, Lead } from '../../components/Heading';
import { Section } from '../../components/Section';
import { chakra } from '@chakra-ui/react/styled-system';
import { StudyCard } from './StudyCard';

const Words = chakra('div', { base: { display: 'grid', gap: '4', marginBottom: 'block' } });

interface Props {
  /** A case study that is already written. */
  instead: Queries.StudyCardFragment | undefined;
  strings: { title: string; text: string; read: string; soon: string; look: string };
}

/** Says that a case study will be posted soon, with a link to one that is written. */
export default function Soon({ instead, strings }: Props) {
  return (
    <Section id="soon" labelledBy="soon-title">
      <Container>
        <Words>
          <Headline id="soon-title">{strings.title}</Headline>
          {instead && <Lead>{strings.text}</Lead>}
        </Words>
        {instead && <StudyCard study={instead} wide as="h3" strings={strings} />}
      </Container>
    </Section>
  );
}
