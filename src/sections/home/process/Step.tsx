import { Body, Title } from '../../../components/Heading';
import { Icon } from '../../../components/Icon';
import { useMessages } from '../../../i18n/useMessages';
import { pill } from '../../../components/Pill';
import { disc } from '../../../components/round';
import { chakra } from '@chakra-ui/react/styled-system';

/* Steps alternate left and right of the thread, with an offset of half a step. On narrow screens all are on the right. */
const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    alignContent: 'start',
    paddingInlineStart: { base: '4.5rem', lg: '5.5rem' },
    paddingBottom: { lg: '12' },
    gridColumn: { lg: '2' },
    gridRow: { lg: 'span 2' },
    // The other steps are placed automatically in the first free rows of their side.
    '&:nth-of-type(2)': { gridRow: { lg: '2 / span 2' } },
    '&:nth-of-type(odd)': {
      gridColumn: { lg: '1' },
      paddingInlineStart: { lg: '0' },
      paddingInlineEnd: { lg: '5.5rem' },
    },
  },
});
const Number = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineStart: { base: '0', lg: '-1.5rem' },
    background: 'var(--surface-text)',
    color: 'var(--surface-ground)',
    textStyle: 'title',
    ...disc('3rem'),
    'li:nth-of-type(odd) > &': {
      insetInlineStart: { lg: 'auto' },
      insetInlineEnd: { lg: '-1.5rem' },
    },
  },
});
const Duration = chakra('p', { base: { ...pill, background: 'ground' } });
const Gains = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    '& > li': { display: 'flex', gap: '2', alignItems: 'baseline', textStyle: 'small' },
    '& svg': { flex: 'none', alignSelf: 'center' },
  },
});

interface Props {
  step: Queries.ProcessStepFragment;
  /** The number of the step as text. */
  number: string;
}

/** One step: what happens, how long it takes, and the deliverables. */
export function Step({ step, number }: Props) {
  const t = useMessages();
  return (
    <Item>
      <Number aria-hidden="true">{number}</Number>
      <Title>{step.title}</Title>
      <Duration>{step.duration.label}</Duration>
      <Body>{step.text}</Body>
      <Gains aria-label={t('service:deliverables')}>
        {step.deliverables.map((gain) => (
          <li key={gain}>
            <Icon name="check" size={18} strokeWidth={3} />
            {gain}
          </li>
        ))}
      </Gains>
    </Item>
  );
}
