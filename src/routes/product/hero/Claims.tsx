import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: 'block', rowGap: '4' },
});
const Claim = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' },
});
const Value = chakra('span', {
  base: { textStyle: 'figure', color: 'var(--surface-accent)' },
});
const Label = chakra('span', { base: { textStyle: 'label' } });

/** The figures of a product (docs/requirements.md#product-pages). */
export function Claims({ claims }: Pick<Queries.ProductHeroFragment, 'claims'>) {
  return (
    <List>
      {claims.map(({ figure, label }) => (
        <Claim key={label}>
          <Value>{figure}</Value> <Label>{label}</Label>
        </Claim>
      ))}
    </List>
  );
}
