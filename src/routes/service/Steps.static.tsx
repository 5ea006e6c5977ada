import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Headline, Lead } from '../../components/Heading';
import { Section } from '../../components/Section';
import { StepList } from '../shared/StepList';

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
        <StepList steps={process.steps} number={number} />
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
