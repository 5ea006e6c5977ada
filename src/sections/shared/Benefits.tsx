import { graphql } from 'gatsby';
import { Body, Title } from '../../components/Heading';
import { Motif } from '../../components/motif/Motif';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ul', {
  base: {
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
    '& > .motif': {
      width: { base: '4.5rem', sm: '6rem' },
      gridRow: { base: 'span 2', sm: 'auto' },
      marginBottom: { sm: '2' },
    },
  },
});

/** Six reasons, each under the drawing that says it too. */
export function Benefits({ benefits }: { benefits: readonly Queries.BenefitFragment[] }) {
  return (
    <List>
      {benefits.map(({ slug, emblem, title, text }) => (
        <Item key={slug} data-reveal="">
          <Motif emblem={emblem} size={96} on="paper" />
          <Title>{title}</Title>
          <Body>{text}</Body>
        </Item>
      ))}
    </List>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Benefit on Benefit {
    slug
    emblem
    title
    text
  }
`;
