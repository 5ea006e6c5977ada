import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Headline } from '../../components/Heading';
import { Section } from '../../components/Section';
import { surface } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { StepList } from '../shared/StepList';

const Ground = chakra('div', {
  ...surface,
  base: { ...surface.base, borderRadius: 'surface', paddingBlock: 'section' },
});
interface Props {
  product: Queries.ProductStepsFragment;
  title: string;
  /** Formats a number in the digits of the language. */
  number: (value: number) => string;
}

/** How a product is used. */
export default function HowItWorks({ product: { steps }, title, number }: Props) {
  return (
    <Section id="steps" labelledBy="steps-title">
      <Ground color="indigo">
        <Container>
          <Headline id="steps-title">{title}</Headline>
          <StepList steps={steps} number={number} />
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
