import { ruleAbove, ruleBelow } from '../../../components/stitched';
import { chakra, recipe } from '../../../theme/styled';

const List = chakra('ul', recipe({ base: ruleAbove }));
const Row = chakra(
  'li',
  recipe({
    base: {
      display: 'grid',
      gridTemplateColumns: { md: '1.1fr 1fr' },
      columnGap: 'block',
      rowGap: '1',
      alignItems: 'baseline',
      paddingBlock: '5',
      ...ruleBelow,
    },
  }),
);
const Name = chakra('h3', recipe({ base: { textStyle: 'headline' } }));
const Text = chakra('p', recipe({ base: { textStyle: 'body', maxWidth: 'measure' } }));

/** Names as large as they are known, one a line. */
export function Platforms({ items }: { items: Queries.KindsFragment['items'] }) {
  return (
    <List>
      {items.map(({ title, text }) => (
        <Row key={title}>
          <Name>{title}</Name>
          <Text>{text}</Text>
        </Row>
      ))}
    </List>
  );
}
