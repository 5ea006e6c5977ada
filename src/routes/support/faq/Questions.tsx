import { useMemo, useState } from 'react';
import { Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { ruleAbove } from '../../../components/stitched';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { matches } from './match';
import { Question } from './Question';
import { Search } from './Search';
import { useOpenQuestions } from './useOpenQuestions';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    columnGap: 'block',
    rowGap: '8',
    alignItems: 'start',
    gridTemplateColumns: { lg: '1fr 1.8fr' },
  },
});
const Side = chakra('div', { base: { display: 'grid', gap: '6' } });
const List = chakra('div', { base: { ...ruleAbove } });

/** With fewer questions, a search field is not useful. */
const searchableFrom = 8;

interface Props {
  questions: readonly Queries.QuestionFragment[];
  /** Formats a number in the digits of the language. */
  number: (value: number) => string;
}

/** The questions. A search shows the matching ones, opened. */
export function Questions({ questions, number }: Props) {
  const t = useMessages();
  const [typed, setTyped] = useState('');
  const slugs = useMemo(() => questions.map(({ slug }) => slug), [questions]);
  const { open, toggle } = useOpenQuestions(slugs);
  const searching = typed.trim() !== '';
  const found = questions.filter((entry) => matches(entry, typed.trim()));
  const counts = { found: number(found.length), total: number(questions.length) };
  const search = (value: string) => {
    setTyped(value);
    if (value.trim() === '') return;
    for (const entry of questions) toggle(entry.slug, matches(entry, value.trim()));
  };
  return (
    <Section id="questions" aria-labelledby="questions-title">
      <Container>
        <Grid>
          <Side>
            <Headline id="questions-title">{t('support:faqListTitle')}</Headline>
            {questions.length >= searchableFrom && (
              <Search
                label={t('support:faqSearch')}
                status={searching ? t('support:faqFound', counts) : ''}
                onSearch={search}
              />
            )}
          </Side>
          <List>
            {questions.map((entry) => (
              <Question
                key={entry.slug}
                entry={entry}
                hidden={!found.includes(entry)}
                open={open.has(entry.slug)}
                onToggle={(isOpen) => toggle(entry.slug, isOpen)}
              />
            ))}
            {found.length === 0 && <Lead paddingBlock="6">{t('support:faqNone')}</Lead>}
          </List>
        </Grid>
      </Container>
    </Section>
  );
}
