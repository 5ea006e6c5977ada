import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Headline } from '../../components/Heading';
import { Section } from '../../components/Section';
import { ruleAbove } from '../../components/stitched';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: 'gap',
    rowGap: '8',
    marginTop: '8',
    gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  },
});
const Figure = chakra('div', {
  base: {
    ...ruleAbove,
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '2',
    paddingTop: '5',
  },
});
const Label = chakra('dt', { base: { textStyle: 'label' } });
const Value = chakra('dd', { base: { textStyle: 'display', color: 'accent.text' } });

interface Props {
  stats: Queries.ScopeFragment['stats'];
  title: string;
  number: (value: number) => string;
}

/** The scope of a project in figures. */
export default function Scope({ stats, title, number }: Props) {
  return (
    <Section id="scope" labelledBy="scope-title">
      <Container>
        <Headline id="scope-title">{title}</Headline>
        <List>
          {stats.map(({ value, suffix, label }) => (
            <Figure key={label}>
              <Label>{label}</Label>
              <Value>
                {number(value)}
                {suffix}
              </Value>
            </Figure>
          ))}
        </List>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Scope on StudyStory {
    stats {
      value
      suffix
      label
    }
  }
`;
