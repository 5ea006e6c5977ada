import { graphql } from 'gatsby';
import { Body } from '../../components/Heading';
import { TitledSection } from '../../components/Section';
import { useMessages } from '../../i18n/useMessages';
import type { ColorScheme } from '../../theme/recipes/surface';
import { StepList } from '../shared/StepList';
import { dayRules } from './day-rules';
import { FoldedSteps } from './FoldedSteps';

interface Props extends Queries.StepsFragment {
  color: ColorScheme;
}

/** The steps of a service with their durations. */
export default function Steps({ layout, title, text, steps, color }: Props) {
  const t = useMessages();
  const rules = dayRules(
    steps.map(({ duration }) => duration),
    color,
  );
  return (
    <TitledSection id="process" title={title} text={text}>
      {layout === 'list' ? (
        <FoldedSteps steps={steps} rules={rules} />
      ) : (
        <StepList steps={steps} rules={rules} swiped />
      )}
      <Body marginTop="4" color="text.quiet">
        {t('service:stepsOverlap')}
      </Body>
    </TitledSection>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Steps on ServiceProcess {
    layout
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
