import { graphql } from 'gatsby';
import { TitledSection } from '../../components/Section';
import { StepList } from '../shared/StepList';

/** The steps of a service with their durations. */
export default function Steps({ title, text, steps }: Queries.StepsFragment) {
  return (
    <TitledSection id="process" title={title} text={text}>
      <StepList steps={steps} swiped />
    </TitledSection>
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
      icon
      deliverables
      duration {
        label
        days
      }
    }
  }
`;
