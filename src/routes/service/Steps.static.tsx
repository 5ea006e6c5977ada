import { graphql } from 'gatsby';
import { TitledSection } from '../../components/Section';
import { StepList } from '../shared/StepList';

interface Props {
  process: Queries.StepsFragment;
  /** Formats a number in the digits of the language. */
  number: (value: number) => string;
}

/** The steps of a service with their durations. */
export default function Steps({ process: { title, text, steps }, number }: Props) {
  return (
    <TitledSection id="process" title={title} text={text}>
      <StepList steps={steps} number={number} />
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
      duration {
        label
      }
    }
  }
`;
