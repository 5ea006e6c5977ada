import { graphql } from 'gatsby';
import { TitledSection } from '../../components/Section';
import { ruleAbove } from '../../components/stitched';
import { useNumbers } from '../../i18n/useNumbers';
import { useMessages } from '../../i18n/useMessages';
import { Moment } from './Moment';
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

interface Props extends Queries.ScopeFragment {
  /** The picture below. */
  moment: Queries.MomentFragment | undefined;
}

/** The scope of a project in figures. */
export default function Scope({ stats, moment }: Props) {
  const number = useNumbers();
  const t = useMessages();
  return (
    <>
      <TitledSection id="scope" title={t('portfolio:scopeTitle')}>
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
      </TitledSection>
      {moment && <Moment {...moment} />}
    </>
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
