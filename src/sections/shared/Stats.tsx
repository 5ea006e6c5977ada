import { graphql } from 'gatsby';
import { ruleBeside } from '../../components/stitched';
import { surface } from '../../theme/recipes/surface';
import { useNumbers } from '../../i18n/useNumbers';
import { chakra } from '@chakra-ui/react/styled-system';

const Band = chakra('ul', {
  ...surface,
  base: {
    ...surface.base,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    rowGap: { base: '6', md: '8' },
    columnGap: { base: '4', md: '8' },
    marginTop: 'block',
    paddingBlock: { base: '8', lg: '12' },
    paddingInline: { base: '7', lg: '12' },
    borderRadius: 'surface',
    '& > li': {
      flex: { base: '1 0 34%', lg: '1 1 0' },
      minWidth: { md: 'min-content' },
      maxWidth: '100%',
      paddingInlineStart: { md: '6' },
      md: ruleBeside,
    },
    // Three fit beside each other.
    '& > li:first-of-type:nth-last-of-type(3), & > li:first-of-type:nth-last-of-type(3) ~ li': {
      flex: { md: '1 1 0' },
    },
  },
});
const Figure = chakra('span', {
  base: {
    display: 'block',
    textStyle: 'display',
    lineHeight: '1.1',
    color: 'var(--surface-accent)',
    whiteSpace: { md: 'nowrap' },
  },
});
/* The number is large, its unit and sign are small. */
const Suffix = chakra('span', { base: { fontSize: '0.58em', letterSpacing: '0' } });
const Label = chakra('span', { base: { display: 'block', textStyle: 'label' } });

/** The studio in a few figures. Without one, nothing. */
export function Stats({ stats }: Queries.StatsFragment) {
  const number = useNumbers();
  if (stats.length === 0) return null;
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

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Stats on Studio {
    stats {
      value
      suffix
      label
    }
  }
`;
