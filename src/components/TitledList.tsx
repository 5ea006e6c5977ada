import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Columns, Container } from './Container';
import { Body, Title } from './Heading';
import { sewnRuleAbove } from './stitched';
import { swipeRow } from './swipe-row';

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: 'block',
    rowGap: '8',
    gridTemplateColumns: { sm: '1fr 1fr' },
  },
  variants: { swiped: { true: { mdDown: swipeRow } } },
});
const Item = chakra('li', {
  base: { display: 'grid', gap: '2', alignContent: 'start', paddingTop: '4', ...sewnRuleAbove },
});

interface ItemsProps {
  items: readonly { readonly title: string; readonly text: string }[];
  /** The level of the titles. */
  as?: 'h3' | 'h4';
  /** On phones, the items lie side by side. */
  swiped?: boolean;
}

/** Titles and texts in two columns. */
export function TitledItems({ items, as = 'h3', swiped = false }: ItemsProps) {
  return (
    <List swiped={swiped} {...(swiped && { tabIndex: 0 })}>
      {items.map(({ title, text }) => (
        <Item key={title}>
          <Title as={as}>{title}</Title>
          <Body>{text}</Body>
        </Item>
      ))}
    </List>
  );
}

interface Props extends Pick<ItemsProps, 'items' | 'swiped'> {
  /** The heading beside the list, and what goes with it. */
  children: ReactNode;
}

/** A list of titles and texts in two columns beside a heading. */
export function TitledList({ children, ...items }: Props) {
  return (
    <Container>
      <Columns gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '0.8fr 1.4fr' }}>
        {children}
        <TitledItems {...items} />
      </Columns>
    </Container>
  );
}
