import { Columns, Container } from '../../../components/Container';
import { Headline } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { ruleAbove } from '../../../components/stitched';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Question } from './Question';
import { useLinkedQuestion } from './useLinkedQuestion';

const Grid = chakra(Columns, { base: { rowGap: '8', gridTemplateColumns: { lg: '1fr 1.8fr' } } });
const List = chakra('div', { base: ruleAbove });

/** The questions and their answers. */
export function Questions({ questions }: { questions: readonly Queries.QuestionFragment[] }) {
  const t = useMessages();
  useLinkedQuestion();
  return (
    <Section id="questions" aria-labelledby="questions-title">
      <Container>
        <Grid>
          <Headline id="questions-title">{t('support:faqListTitle')}</Headline>
          <List>
            {questions.map((entry) => (
              <Question key={entry.slug} entry={entry} />
            ))}
          </List>
        </Grid>
      </Container>
    </Section>
  );
}
