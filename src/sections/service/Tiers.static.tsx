import { graphql } from 'gatsby';
import { ButtonAnchor } from '../../components/Button';
import { PricingCard, PackageList } from '../../components/PricingCard';
import { TitledSection } from '../../components/Section';
import { useMessages } from '../../i18n/useMessages';
import { intakeFormId } from '../../layout/GetStarted';
import { totalDays } from '../../fields/days';
import type { ColorScheme } from '../../theme/recipes/surface';
import { Included } from './Included';
import { Days, ServiceDays } from './ServiceDays';

interface Props {
  tiers: Queries.TiersFragment;
  steps: Queries.StepsFragment['steps'];
  color: ColorScheme;
  /** What the packages are made of. */
  included: Queries.IncludedFragment;
}

/**
 * The packages of a service, the middle one marked as the most popular. If one has no days of its own, those of all steps are above. Their buttons are
 * links to the intake form of the page, which shows what was chosen. With scripts, `src/layout/document/follow-query-links.ts` follows
 * them without a page load.
 */
export default function Tiers({ tiers: { title, text, items }, steps, color, included }: Props) {
  const t = useMessages();
  const total = totalDays(steps.map(({ duration }) => duration));
  const middle = Math.floor(items.length / 2);
  const allHaveDays = items.every(({ days }) => days);
  return (
    <TitledSection id="tiers" title={title} text={text}>
      {!allHaveDays && total[1] > 0 && <ServiceDays total={total} color={color} />}
      <PackageList>
        {items.map((tier, index) => (
          <PricingCard
            key={tier.slug}
            name={tier.name}
            figure={tier.days && <Days days={tier.days} />}
            text={tier.text}
            features={tier.features}
            color={index === middle ? color : 'paper'}
            badge={index === middle ? t('service:mostPopular') : undefined}
          >
            <ButtonAnchor
              href={`?package=${tier.slug}#${intakeFormId}`}
              aria-label={t('service:tierGetStartedWith', { tier: tier.name })}
            >
              {t('service:tierGetStarted')}
            </ButtonAnchor>
          </PricingCard>
        ))}
      </PackageList>
      <Included service={included} />
    </TitledSection>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Tiers on TierTable {
    title
    text
    items {
      slug
      name
      text
      days
      features
    }
  }
`;
