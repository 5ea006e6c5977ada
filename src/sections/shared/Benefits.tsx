import { Body, Title } from '../../components/Heading';
import { Motif, threadVars } from '../../motif';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ul', {
  base: {
    ...threadVars('paper'),
    display: 'grid',
    columnGap: 'clamp(1.5rem, 3vw, 3rem)',
    rowGap: '8',
    gridTemplateColumns: { sm: '1fr 1fr' },
  },
});
const Item = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '1',
    alignContent: 'start',
    gridTemplateColumns: { base: 'auto 1fr', sm: '1fr' },
    '& > svg': { gridRow: { base: 'span 2', sm: 'auto' }, marginBottom: { sm: '1' } },
  },
});

/** Six reasons, each hanging on a knot. */
export function Benefits({ benefits }: { benefits: readonly Queries.BenefitFragment[] }) {
  return (
    <List>
      {benefits.map(({ slug, title, text }) => (
        <Item key={slug} data-reveal="">
          <Motif name="knot" size={48} />
          <Title>{title}</Title>
          <Body>{text}</Body>
        </Item>
      ))}
    </List>
  );
}
