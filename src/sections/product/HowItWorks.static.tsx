import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Headline } from '../../components/Heading';
import { Section } from '../../components/Section';
import { Surface } from '../../components/Surface';
import { useMessages } from '../../i18n/useMessages';
import { StepList } from '../shared/StepList';

/** How a product is used. */
export default function HowItWorks({ steps }: Queries.ProductStepsFragment) {
  const t = useMessages();
  return (
    <Section id="steps" aria-labelledby="steps-title">
      <Surface color="indigo" paddingBlock="section">
        <Container>
          <Headline id="steps-title">{t('product:stepsTitle')}</Headline>
          <StepList steps={steps} />
        </Container>
      </Surface>
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
