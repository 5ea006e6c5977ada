import { Title } from '../../../components/Heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Drawing } from './Drawing';

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '5', lg: 'block' },
    gridTemplateColumns: { base: '1fr 1.5fr', lg: '1.7fr 0.62fr 1fr' },
    '& img': {
      width: '100%',
      maxHeight: { base: '13rem', lg: '26rem' },
      objectFit: 'contain',
      objectPosition: 'left bottom',
      alignSelf: 'end',
      marginBottom: '5',
    },
  },
});
/* The subgrid puts the feet of the screens in one line, and the words below them in another. */
const Item = chakra('li', {
  base: {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    rowGap: '1',
    '&:nth-of-type(n + 2)': { marginTop: { base: 'block', lg: '0' } },
    '&:first-of-type': { gridColumn: { base: 'span 2', lg: 'auto' } },
    '&:nth-of-type(n + 4)': { marginTop: 'block' },
  },
});
const Text = chakra('p', { base: { textStyle: 'body' } });

/** Widths and heights of the drawn screens, in the proportions of the real ones. */
const screens = {
  desktop: [480, 300],
  tablet: [280, 360],
  mobile: [170, 350],
} as const;

/** Screens with the same shop on them, each laid out for its size. */
export function Devices({ items }: { items: Queries.KindsFragment['items'] }) {
  return (
    <List>
      {items.map(({ title, text, device, drawing }) => (
        <Item key={title}>
          {drawing && <Drawing file={drawing} size={screens[device ?? 'desktop']} />}
          <Title>{title}</Title>
          <Text>{text}</Text>
        </Item>
      ))}
    </List>
  );
}
