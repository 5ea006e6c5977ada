import { graphql } from 'gatsby';
import { Headline } from '../../components/Heading';
import { Section } from '../../components/Section';
import { TitledList } from '../../components/TitledList';

interface Props {
  product: Queries.ProductFeaturesFragment;
  title: string;
}

/** What a product can do. */
export default function Features({ product: { features }, title }: Props) {
  return (
    <Section id="features" labelledBy="features-title">
      <TitledList items={features}>
        <Headline id="features-title">{title}</Headline>
      </TitledList>
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
