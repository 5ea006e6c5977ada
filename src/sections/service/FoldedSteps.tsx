import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Disclosure, Summary } from '../../components/Disclosure';
import { Body, Title } from '../../components/Heading';
import { Pictogram } from '../../components/Pictogram';
import { useMessages } from '../../i18n/useMessages';
import { useNumbers } from '../../i18n/useNumbers';

const List = chakra('ol', { base: { marginTop: { base: '4', md: 'block' } } });
const Fold = chakra(Disclosure, {
  base: {
    paddingBlock: { base: '2', lg: '6' },
    display: { lg: 'grid' },
    gridTemplateColumns: { lg: '1fr 1.3fr' },
    columnGap: { lg: 'gap' },
  },
});
const Line = chakra('div', {
  base: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(2.5rem, auto) 1fr', md: 'minmax(4rem, auto) 1fr' },
    columnGap: '3',
    alignItems: 'baseline',
  },
});
const Number = chakra('span', {
  base: { gridRow: 'span 2', textStyle: 'figure', color: 'accent.text' },
});
const Content = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '3',
    paddingBottom: { base: '4', lg: '0' },
    alignItems: 'start',
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '2' } });
const Small = chakra('p', { base: { textStyle: 'small', fontWeight: '600' } });

interface Props {
  steps: Queries.StepsFragment['steps'];
  /** The line above each step. */
  rules: readonly SystemStyleObject[];
}

/** Numbered steps with their days. On phones, what happens in each is folded. */
export function FoldedSteps({ steps, rules }: Props) {
  const t = useMessages();
  const number = useNumbers();
  return (
    <List>
      {steps.map(({ title, text, duration, icon, deliverables }, index) => (
        <chakra.li key={title} css={rules[index] ?? {}}>
          <Fold>
            <Summary>
              <Line>
                <Number aria-hidden="true">{number(index + 1)}</Number>
                <Title>{title}</Title>
                <Small as="span">{duration.label}</Small>
              </Line>
            </Summary>
            <Content>
              <Pictogram name={icon} size={28} />
              <Words>
                <Body>{text}</Body>
                <Small>{t('service:stepDeliverables', { things: deliverables.join(' · ') })}</Small>
              </Words>
            </Content>
          </Fold>
        </chakra.li>
      ))}
    </List>
  );
}
