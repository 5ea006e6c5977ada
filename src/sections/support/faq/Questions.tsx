import { graphql } from 'gatsby';
import { Columns, Container } from '../../../components/Container';
import { Body, Headline, Title } from '../../../components/Heading';
import { Icon } from '../../../components/Icon';
import { Section } from '../../../components/Section';
import { sewnRuleAbove, sewnRuleBelow } from '../../../components/stitched';
import { useMessages } from '../../../i18n/useMessages';
import { anchorOf } from '../../../lib/anchor';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLinkedQuestion } from './useLinkedQuestion';

const List = chakra('div', { base: sewnRuleAbove });
const Item = chakra('details', {
  base: {
    ...sewnRuleBelow,
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '5',
      paddingBlock: { base: '5', md: '7' },
      _hover: { color: 'accent.text' },
    },
    '& > summary svg': { flex: 'none', transition: 'transform 180ms' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
});
const Answer = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    paddingBottom: '8',
  },
});
/* At the top of the question, so that a link to an answer shows both. */
const Anchor = chakra('span', { base: { position: 'absolute', top: '0' } });

/** The questions and their answers. Without one, nothing. */
export function Questions({ questions }: { questions: readonly Queries.QuestionFragment[] }) {
  const t = useMessages();
  useLinkedQuestion();
  if (questions.length === 0) return null;
  return (
    <Section id="questions" aria-labelledby="questions-title">
      <Container>
        <Columns rowGap="8" gridTemplateColumns={{ lg: '1fr 1.8fr' }}>
          <Headline id="questions-title">{t('support:faqListTitle')}</Headline>
          <List>
            {questions.map((entry) => (
              <Question key={entry.slug} entry={entry} />
            ))}
          </List>
        </Columns>
      </Container>
    </Section>
  );
}

/**
 * A question in a `<details>`. Its anchor is inside, because browsers open a `<details>` to show a link target or a found text, also
 * without scripts.
 */
function Question({ entry }: { entry: Queries.QuestionFragment }) {
  const { slug, question, answer } = entry;
  return (
    <Item>
      <summary>
        <Title maxWidth="34ch">{question}</Title>
        <Icon name="chevron" size={28} />
      </summary>
      <Answer>
        <Anchor id={anchorOf('question', slug)} />
        {answer.map((paragraph) => (
          <Body key={paragraph}>{paragraph}</Body>
        ))}
      </Answer>
    </Item>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Question on Question {
    slug
    question
    answer
  }
`;
