import { graphql } from 'gatsby';
import { ButtonLink } from '../../../components/Button';
import { PackageList, PricingCard } from '../../../components/PricingCard';
import { TitledSection } from '../../../components/Section';
import { contactPath } from '../../../i18n/page-paths';
import { useMessages } from '../../../i18n/useMessages';
import { PlanPrice } from './PlanPrice';

interface Props {
  product: Queries.PlansFragment & { readonly name: string };
  taka: Queries.PlanRateFragment['taka'];
}

/**
 * The plans of a product, the featured one marked (docs/requirements.md#product-pages). Their buttons open the contact page with the plan
 * as subject.
 */
export default function Plans({ product: { name, plans, color }, taka }: Props) {
  const t = useMessages();
  return (
    <TitledSection id="plans" title={t('common:pricing')} text={t('product:plansText')}>
      <PackageList>
        {plans.map((plan) => {
          const subject = t('product:planSubject', { product: name, plan: plan.name });
          return (
            <PricingCard
              key={plan.slug}
              name={plan.name}
              figure={<PlanPrice plan={plan} taka={taka} />}
              text={plan.text}
              features={plan.features}
              color={plan.featured ? color : 'paper'}
              badge={plan.featured ? t('common:recommended') : undefined}
            >
              <ButtonLink to={contactPath('plan', subject)}>{plan.cta}</ButtonLink>
            </PricingCard>
          );
        })}
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
