import { graphql } from 'gatsby';
import { Columns, Container } from '../../../components/Container';
import { ColorScope } from '../../../components/ColorScope';
import { Comparison } from './Comparison';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { ModelExample } from './ModelExample';

/** The product at work: two pictures to compare, or photos and the object they became. */
export function ProductExample({ example, color }: Queries.ProductExampleFragment) {
  const { before, after, model, still, photos } = example;
  return (
    <Section id="example" aria-labelledby="example-title">
      <Container>
        <Columns
          gridTemplateColumns={{ md: '1.2fr 1fr' }}
          rowGap="4"
          marginBottom="clamp(1.5rem, 3vw, 2.5rem)"
        >
          <Headline id="example-title">{example.title}</Headline>
          <Lead>{example.text}</Lead>
        </Columns>
        <ColorScope color={color}>
          {before && after && <Comparison before={before} after={after} />}
          {model && still && <ModelExample model={model} still={still} photos={photos ?? []} />}
        </ColorScope>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment ProductExample on Product {
    color
    example {
      title
      text
      before {
        ...Photo
      }
      after {
        ...Photo
      }
      photos {
        ...Photo
      }
      still {
        ...Photo
      }
      model {
        publicURL
        size
      }
    }
  }
`;
