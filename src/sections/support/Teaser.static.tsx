import { Columns, Container } from '../../components/Container';
import { Headline } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { LocalLink } from '../../components/LocalLink';
import { ButtonLink } from '../../components/Button';
import { Section } from '../../components/Section';
import { ruleAbove, ruleBelow } from '../../components/stitched';
import { pagePaths } from '../../i18n/page-paths';
import { useMessages } from '../../i18n/useMessages';
import { anchorOf } from '../../lib/anchor';
import { chakra } from '@chakra-ui/react/styled-system';
import { Phrases } from '../../components/Phrases';

const Side = chakra('div', { base: { display: 'grid', gap: '6', justifyItems: 'start' } });
const List = chakra('ul', { base: { ...ruleAbove, '& > li': { ...ruleBelow } } });
const Row = chakra(LocalLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '5',
    paddingBlock: { base: '5', md: '7' },
    textStyle: 'title',
    '& svg': { flex: 'none' },
    _hover: { color: 'accent.text' },
  },
});

/** The questions, each leading to its answer on the FAQ page. Without one, nothing. */
export default function Teaser({ questions }: { questions: readonly Queries.QuestionFragment[] }) {
  const t = useMessages();
  if (questions.length === 0) return null;
  return (
    <Section id="questions" aria-labelledby="questions-title">
      <Container>
        <Columns gridTemplateColumns={{ lg: '1fr 1.8fr' }}>
          <Side>
            <Headline id="questions-title">{t('support:teaserTitle')}</Headline>
            <ButtonLink variant="stitched" to={pagePaths.faq}>
              {t('support:allQuestions')}
            </ButtonLink>
          </Side>
          <List>
            {questions.map(({ slug, question }) => (
              <li key={slug}>
                <Row to={`${pagePaths.faq}#${anchorOf('question', slug)}`}>
                  <Phrases>{question}</Phrases>
                  <Icon name="arrow" size={24} />
                </Row>
              </li>
            ))}
          </List>
        </Columns>
      </Container>
    </Section>
  );
}
