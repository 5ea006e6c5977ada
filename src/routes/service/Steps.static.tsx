import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Body, Headline, Lead, Title } from '../../components/Heading';
import { Section } from '../../components/Section';
import { ruleAbove, ruleBelow } from '../../components/stitched';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ol', { base: { marginTop: 'block', ...ruleAbove } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: { base: '4', lg: '8' },
    rowGap: '2',
    gridTemplateColumns: { base: '2.5rem 1fr', md: '4rem 1fr 1.3fr 8.5rem' },
    alignItems: 'baseline',
    paddingBlock: { base: '5', md: '7' },
    ...ruleBelow,
    '& > :nth-child(n + 3)': { gridColumn: { base: '2', md: 'auto' } },
  },
});
const Number = chakra('span', { base: { textStyle: 'figure', color: 'accent.text' } });
const Duration = chakra('p', {
  base: {
    justifySelf: { base: 'start', md: 'end' },
    paddingInline: '4',
    paddingBlock: '1.5',
    borderRadius: 'pill',
    background: 'ground.quiet',
    textStyle: 'label',
    whiteSpace: 'nowrap',
  },
});

/** The steps of a service with their durations. */
export default function Steps({
  process,
  number,
}: {
  process: Queries.StepsFragment;
  number: (value: number) => string;
}) {
  return (
    <Section id="process" labelledBy="process-title">
      <Container>
        <Headline id="process-title">{process.title}</Headline>
        {process.text && <Lead marginTop="4">{process.text}</Lead>}
        <List>
          {process.steps.map(({ title, text, duration }, index) => (
            <Row key={title}>
              <Number aria-hidden="true">{number(index + 1)}</Number>
              <Title>{title}</Title>
              <Body>{text}</Body>
              <Duration>{duration.label}</Duration>
            </Row>
          ))}
        </List>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Steps on ServiceProcess {
    title
    text
    steps {
      title
      text
      duration {
        label
      }
    }
  }
`;
