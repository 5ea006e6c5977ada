import { graphql } from 'gatsby';
import { Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { PackageList } from '../../../components/PricingCard';
import { Section } from '../../../components/Section';
import { PlanCard } from './PlanCard';
import type { Priced, PriceWords } from './price';

interface Props {
  product: Queries.PlansFragment;
  strings: {
    title: string;
    /** How to get one. */
    text: string;
    recommended: string;
    price: (plan: Priced) => PriceWords;
    /** Returns the topic of a message about a plan. */
    subject: (plan: string) => string;
  };
}

/** The plans of a product, the featured one marked (docs/requirements.md#product-pages). */
export default function Plans({ product: { plans, color }, strings }: Props) {
  return (
    <Section id="plans" labelledBy="plans-title">
      <Container>
        <Headline id="plans-title">{strings.title}</Headline>
        <Lead marginTop="4">{strings.text}</Lead>
        <PackageList>
          {plans.map((plan) => (
            <PlanCard
              key={plan.slug}
              plan={plan}
              price={strings.price(plan)}
              color={plan.featured ? color : 'paper'}
              badge={plan.featured ? strings.recommended : undefined}
              subject={strings.subject(plan.name)}
            />
          ))}
        </PackageList>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Plans on Product {
    color
    plans {
      slug
      name
      price
      per
      text
      features
      cta
      featured
    }
  }
`;
