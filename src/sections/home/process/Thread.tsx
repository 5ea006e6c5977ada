import { chakra } from '@chakra-ui/react/styled-system';
import { Phrases } from '../../../components/Phrases';
import { ruleAbove } from '../../../components/stitched';

const Root = chakra('div', {
  base: {
    display: 'grid',
    rowGap: '6',
    marginTop: 'block',
    marginBottom: { base: '8', lg: '12' },
    // The open steps have their numbers and names themselves.
    'section:has(details[open]) &': { display: 'none' },
  },
});
/* A knot, the thread to the next one, and the name below. */
const Step = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    alignContent: 'start',
    rowGap: '3',
    '&:not(:last-of-type)::after': {
      ...ruleAbove['&::before'],
      position: 'static',
      gridRow: '1',
      gridColumn: '2',
    },
  },
});
const Knot = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'clamp(2.25rem, 1.4rem + 3.6vw, 4.5rem)',
    maxWidth: '100%',
    minWidth: 'min-content',
    aspectRatio: '1',
    borderRadius: 'pill',
    background: 'var(--surface-text)',
    color: 'var(--surface-ground)',
    fontFamily: 'display',
    fontWeight: '800',
    fontStretch: '125%',
    fontSize: 'clamp(1rem, 0.8rem + 1.1vw, 1.75rem)',
    lineHeight: '1',
  },
});
const Name = chakra('span', {
  base: {
    display: { base: 'none', lg: 'block' },
    gridColumn: '1 / -1',
    paddingInlineEnd: '3',
    textStyle: 'label',
    textWrap: 'balance',
  },
});

interface Props {
  steps: readonly { readonly number: string; readonly title: string }[];
}

/** More knots than this do not fit beside each other on phones. */
const longestRow = 7;

/** The steps as knots on a thread, in rows of the same length, with their names on wide screens. Decorative. */
export function Thread({ steps }: Props) {
  const rows = Math.ceil(steps.length / longestRow);
  const columns = Math.ceil(steps.length / rows);
  return (
    <Root
      aria-hidden="true"
      data-reveal="sew"
      gridTemplateColumns={`repeat(${columns}, minmax(0, 1fr))`}
    >
      {steps.map(({ number, title }) => (
        <Step key={number}>
          <Knot>{number}</Knot>
          <Name>
            <Phrases>{title}</Phrases>
          </Name>
        </Step>
      ))}
    </Root>
  );
}
