import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Body, Headline, Title } from '../../components/Heading';
import { Section } from '../../components/Section';
import { ruleAbove } from '../../components/stitched';
import { surface } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

const Ground = chakra('div', {
  ...surface,
  base: { ...surface.base, borderRadius: 'surface', paddingBlock: 'section' },
});
/* Each step is lower than the one before it. */
const List = chakra('ol', {
  base: {
    display: 'grid',
    columnGap: 'gap',
    rowGap: '10',
    marginTop: 'block',
    gridTemplateColumns: { md: 'repeat(3, 1fr)' },
    '& > li:nth-of-type(2)': { marginTop: { md: '12' } },
    '& > li:nth-of-type(3)': { marginTop: { md: '6rem' } },
  },
});
const Step = chakra('li', {
  base: { display: 'grid', gap: '2', alignContent: 'start', paddingTop: '5', ...ruleAbove },
});
const Number = chakra('span', {
  base: { textStyle: 'poster', color: 'var(--surface-accent)', lineHeight: '1' },
});

interface Props {
  product: Queries.ProductStepsFragment;
  title: string;
  /** Formats a number in the digits of the language. */
  number: (value: number) => string;
}

/** How a product is used, in three steps. */
export default function HowItWorks({ product: { steps }, title, number }: Props) {
  return (
    <Section id="steps" labelledBy="steps-title">
      <Ground color="indigo">
        <Container>
          <Headline id="steps-title">{title}</Headline>
          <List>
            {steps.map((step, index) => (
              <Step key={step.title}>
                <Number aria-hidden="true">{number(index + 1)}</Number>
                <Title>{step.title}</Title>
                <Body>{step.text}</Body>
              </Step>
            ))}
          </List>
        </Container>
      </Ground>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment ProductSteps on Product {
    steps {
      title
      text
    }
  }
`;
