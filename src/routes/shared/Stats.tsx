import { surface } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

const Band = chakra('ul', {
  ...surface,
  base: {
    ...surface.base,
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', lg: 'none' },
    // Three stand in one row where they fit.
    '&:has(> li:nth-of-type(3):last-of-type)': {
      display: { base: 'flex', lg: 'grid' },
      flexWrap: 'wrap',
      '& > li': { flexGrow: '1' },
    },
    gridAutoFlow: { lg: 'column' },
    justifyContent: 'space-between',
    rowGap: { base: '6', md: '8' },
    columnGap: { base: '4', md: '8' },
    marginTop: 'block',
    paddingBlock: { base: '8', lg: '12' },
    paddingInline: { base: '7', lg: '12' },
    borderRadius: 'surface',
    '& > li': {
      paddingInlineStart: { md: '6' },
      borderInlineStart: { md: '2.5px dashed currentColor' },
    },
  },
});
const Figure = chakra('span', {
  base: {
    display: 'block',
    textStyle: 'display',
    lineHeight: '1.1',
    whiteSpace: 'nowrap',
    color: 'var(--surface-accent)',
  },
});
/* Unit and sign in the small, the number in the large. */
const Suffix = chakra('span', { base: { fontSize: '0.58em', letterSpacing: '0' } });
const Label = chakra('span', { base: { display: 'block', textStyle: 'label' } });

interface Props {
  stats: Queries.StatsFragment['stats'];
  /** Formats a number in the digits of the language. */
  number: (value: number) => string;
}

/** The studio in a few figures. */
export function Stats({ stats, number }: Props) {
  return (
    <Band color="leaf" data-reveal="">
      {stats.map(({ value, suffix, label }) => (
        <li key={label}>
          <Figure>
            {number(value)}
            {suffix && <Suffix>{suffix}</Suffix>}
          </Figure>
          <Label>{label}</Label>
        </li>
      ))}
    </Band>
  );
}
