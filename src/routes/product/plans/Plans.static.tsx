import { graphql } from 'gatsby';
import { PackageList } from '../../../components/PricingCard';
import { TitledSection } from '../../../components/Section';
import { useMessages } from '../../../i18n/useMessages';
import { PlanCard } from './PlanCard';

interface Props {
  product: Queries.PlansFragment & { readonly name: string };
  taka: Queries.PlanRateFragment['taka'];
}

/** The plans of a product, the featured one marked (docs/requirements.md#product-pages). */
export default function Plans({ product: { name, plans, color }, taka }: Props) {
  const t = useMessages();
  return (
    <TitledSection id="plans" title={t('product:plansTitle')} text={t('product:plansText')}>
      <PackageList>
        {plans.map((plan) => (
          <PlanCard
            key={plan.slug}
            plan={plan}
            color={plan.featured ? color : 'paper'}
            taka={taka}
            subject={t('product:planSubject', { product: name, plan: plan.name })}
          />
        ))}
      </PackageList>
    </TitledSection>
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

  fragment PlanRate on Studio {
    taka {
      perDollar
      on
    }
  }
`;
