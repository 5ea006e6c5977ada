import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Body, Headline, Title } from '../../components/Heading';
import { Section } from '../../components/Section';
import { ruleAbove } from '../../components/stitched';
import { chakra, recipe } from '../../theme/styled';

const Grid = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: 'block',
      gridTemplateColumns: { lg: '0.8fr 1.4fr' },
      alignItems: 'start',
    },
  }),
);
const List = chakra(
  'ul',
  recipe({
    base: {
      display: 'grid',
      columnGap: 'block',
      rowGap: '8',
      gridTemplateColumns: { sm: '1fr 1fr' },
    },
  }),
);
const Item = chakra(
  'li',
  recipe({
    base: { display: 'grid', gap: '2', alignContent: 'start', paddingTop: '4', ...ruleAbove },
  }),
);

interface Props {
  product: Queries.ProductFeaturesFragment;
  title: string;
}

/** What a product can do (spec §2, Product pages). */
export function ProductFeatures({ product: { features }, title }: Props) {
  return (
    <Section id="features" labelledBy="features-title">
      <Container>
        <Grid>
          <Headline id="features-title">{title}</Headline>
          <List>
            {features.map((feature) => (
              <Item key={feature.title}>
                <Title>{feature.title}</Title>
                <Body>{feature.text}</Body>
              </Item>
            ))}
          </List>
        </Grid>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment ProductFeatures on Product {
    features {
      title
      text
    }
  }
`;
