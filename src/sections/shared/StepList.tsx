import { Body, Title } from '../../components/Heading';
import { pill } from '../../components/Pill';
import { ruleAbove, ruleBelow } from '../../components/stitched';
import { useNumbers } from '../../i18n/useNumbers';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ol', { base: { marginTop: 'block', ...ruleAbove } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: { base: '4', lg: '8' },
    rowGap: '2',
    gridTemplateColumns: {
      base: 'minmax(2.5rem, auto) 1fr',
      md: 'minmax(4rem, auto) 1fr auto',
      lg: 'minmax(4rem, auto) 1fr 1.3fr 8.5rem',
    },
    alignItems: 'baseline',
    paddingBlock: { base: '5', md: '7' },
    ...ruleBelow,
    '& > p': { gridColumn: { base: '2', lg: 'auto' } },
  },
});
const Number = chakra('span', {
  base: { textStyle: 'figure', color: 'var(--surface-accent, {colors.accent.text})' },
});
const Duration = chakra('span', {
  base: {
    gridColumn: { base: '2', md: '3', lg: '4' },
    gridRow: { md: '1' },
    justifySelf: { base: 'start', md: 'end' },
    ...pill,
    background: 'ground.quiet',
  },
});

interface Props {
  steps: readonly {
    readonly title: string;
    readonly text: string;
    readonly duration?: { readonly label: string };
  }[];
}

/** Numbered steps, one a row. */
export function StepList({ steps }: Props) {
  const number = useNumbers();
  return (
    <List>
      {steps.map(({ title, text, duration }, index) => (
        <Row key={title}>
          <Number aria-hidden="true">{number(index + 1)}</Number>
          <Title>{title}</Title>
          <Body>{text}</Body>
          {duration && <Duration>{duration.label}</Duration>}
        </Row>
      ))}
    </List>
  );
}
