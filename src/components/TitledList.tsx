import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Columns, Container } from './Container';
import { Body, Title } from './Heading';
import { sewnRuleAbove } from './stitched';

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: 'block',
    rowGap: '8',
    gridTemplateColumns: { sm: '1fr 1fr' },
  },
});
const Item = chakra('li', {
  base: { display: 'grid', gap: '2', alignContent: 'start', paddingTop: '4', ...sewnRuleAbove },
});

interface Props {
  items: readonly { readonly title: string; readonly text: string }[];
  /** The heading beside the list, and what goes with it. */
  children: ReactNode;
}

/** A list of titles and texts in two columns beside a heading. */
export function TitledList({ items, children }: Props) {
  return (
    <Container>
      <Columns gridTemplateColumns={{ lg: '0.8fr 1.4fr' }}>
        {children}
        <List>
          {items.map(({ title, text }) => (
            <Item key={title}>
              <Title>{title}</Title>
              <Body>{text}</Body>
            </Item>
          ))}
        </List>
      </Columns>
    </Container>
  );
}
