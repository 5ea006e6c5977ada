import { chakra, recipe } from '../../theme/styled';

const Heading = chakra('h3', recipe({ base: { textStyle: 'label', marginTop: '4' } }));
const List = chakra('ul', recipe({ base: { display: 'flex', flexWrap: 'wrap', gap: '2' } }));
const Name = chakra(
  'li',
  recipe({
    base: {
      paddingInline: '4',
      paddingBlock: '1.5',
      borderRadius: 'pill',
      border: '2px dashed currentColor',
      textStyle: 'label',
    },
  }),
);

/** The tools a service builds with. */
export function Technologies({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <List>
        {names.map((name) => (
          <Name key={name}>{name}</Name>
        ))}
      </List>
    </>
  );
}
