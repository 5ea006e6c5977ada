import { Body } from '../../../components/Heading';
import { sewnRuleAbove, sewnRuleBelow } from '../../../components/stitched';
import { chakra } from '@chakra-ui/react/styled-system';
import { Phrases } from '../../../components/Phrases';

const List = chakra('ul', { base: sewnRuleAbove });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1.1fr 1fr' },
    columnGap: 'block',
    rowGap: '1',
    alignItems: 'baseline',
    paddingBlock: { base: '3', md: '5' },
    ...sewnRuleBelow,
  },
});
const Name = chakra('h3', { base: { textStyle: 'headline' } });

/** The names of the platforms, one per line. */
export function Platforms({ items }: { items: Queries.KindsFragment['items'] }) {
  return (
    <List>
      {items.map(({ title, text }) => (
        <Row key={title}>
          <Name>
            <Phrases>{title}</Phrases>
          </Name>
          <Body>{text}</Body>
        </Row>
      ))}
    </List>
  );
}
