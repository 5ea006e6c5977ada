import { Body, Title } from '../../components/Heading';
import { pill } from '../../components/Pill';
import { Pictogram, type PictogramName } from '../../components/Pictogram';
import { sewnRuleAbove, sewnRuleBelow } from '../../components/stitched';
import { swipeRow } from '../../components/swipe-row';
import { useMessages } from '../../i18n/useMessages';
import { useNumbers } from '../../i18n/useNumbers';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';

const List = chakra('ol', {
  base: { marginTop: 'block' },
  variants: { swiped: { true: { mdDown: { ...swipeRow, marginTop: '4' } } } },
});
/* What the visitor gets is beside or below what is longer, so that a row is hardly higher for it. */
const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: { base: '4', lg: '8' },
    rowGap: '1',
    gridTemplateColumns: {
      base: 'minmax(2.5rem, auto) 1fr',
      md: 'minmax(4rem, auto) 1fr auto',
      lg: 'minmax(4rem, auto) 1fr 1.3fr 8.5rem',
    },
    gridTemplateRows: { base: 'auto auto 1fr', lg: 'auto 1fr' },
    alignItems: 'baseline',
    paddingBlock: { base: '3', md: '4', lg: '5' },
    alignContent: 'start',
    ...sewnRuleAbove,
    _last: sewnRuleBelow,
    '& > p': { gridColumn: { base: '2', lg: '3' }, gridRow: { lg: '1 / span 2' } },
  },
});
/* The number, and the icon below it. */
const Mark = chakra('span', {
  base: {
    gridRow: { base: '1 / span 3', lg: '1 / span 2' },
    display: 'grid',
    gap: '1.5',
    justifyItems: 'start',
    textStyle: 'figure',
    color: 'var(--surface-accent, {colors.accent.text})',
  },
});
/* On phones, the days and the rest are one text. */
const Facts = chakra('div', {
  base: { gridColumn: '2', display: { base: 'block', md: 'contents' } },
});
const Duration = chakra('span', {
  base: {
    ...pill,
    paddingInline: { base: '0', md: pill.paddingInline },
    paddingBlock: { base: '0', md: pill.paddingBlock },
    background: { md: 'ground.quiet' },
    gridColumn: { md: '3', lg: '4' },
    gridRow: { md: '1', lg: '1 / span 2' },
    justifySelf: { md: 'end' },
    '&:not(:last-child)::after': { content: '" · " / ""', md: { display: 'none' } },
  },
});
const Deliverables = chakra('span', {
  base: { gridColumn: { md: '2' }, gridRow: { lg: '2' }, textStyle: 'small', fontWeight: '600' },
});

interface Props {
  steps: readonly {
    readonly title: string;
    readonly text: string;
    readonly duration?: { readonly label: string };
    readonly icon?: PictogramName;
    /** What the visitor has after the step. */
    readonly deliverables?: readonly string[];
  }[];
  /** On phones, the steps lie side by side. */
  swiped?: boolean;
  /** The line above each step. */
  rules?: readonly SystemStyleObject[];
}

/** Numbered steps, one a row. */
export function StepList({ steps, swiped = false, rules = [] }: Props) {
  const t = useMessages();
  const number = useNumbers();
  return (
    <List swiped={swiped} {...(swiped && { tabIndex: 0 })}>
      {steps.map(({ title, text, duration, icon, deliverables }, index) => (
        <Row key={title} css={rules[index] ?? {}}>
          <Mark aria-hidden="true">
            {number(index + 1)}
            {icon && <Pictogram name={icon} size={28} />}
          </Mark>
          <Title>{title}</Title>
          <Body>{text}</Body>
          {(duration ?? deliverables) && (
            <Facts>
              {duration && <Duration>{duration.label}</Duration>}
              {deliverables && (
                <Deliverables>
                  {t('service:stepDeliverables', { things: deliverables.join(' · ') })}
                </Deliverables>
              )}
            </Facts>
          )}
        </Row>
      ))}
    </List>
  );
}
