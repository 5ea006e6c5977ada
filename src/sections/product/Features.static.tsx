import { graphql } from 'gatsby';
import { Headline } from '../../components/Heading';
import { Section } from '../../components/Section';
import { useMessages } from '../../i18n/useMessages';
import { TitledList } from '../../components/TitledList';

/** What a product can do. */
export default function Features({ features }: Queries.ProductFeaturesFragment) {
  const t = useMessages();
  return (
    <Section id="features" aria-labelledby="features-title">
      <TitledList items={features}>
        <Headline id="features-title">{t('product:featuresTitle')}</Headline>
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
