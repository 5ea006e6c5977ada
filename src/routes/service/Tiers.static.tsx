import { graphql } from 'gatsby';
import { ButtonAnchor } from '../../components/Button';
import { Container } from '../../components/Container';
import { Headline, Lead } from '../../components/Heading';
import { PricingCard, PackageList } from '../../components/PricingCard';
import { Section } from '../../components/Section';
import { intakeFormId } from '../../layout/intake-form';
import type { ColorScheme } from '../../theme/recipes/surface';

interface Props {
  tiers: Queries.TiersFragment;
  color: ColorScheme;
  strings: { recommended: string; choose: string; chooseName: (tier: string) => string };
}

/**
 * The packages of a service, the recommended one marked. Their buttons are links to the intake form of the page, which shows what was
 * chosen. With scripts, `src/layout/document/follow-query-links.ts` follows them without a page load.
 */
export default function Tiers({ tiers: { title, text, items }, color, strings }: Props) {
  return (
    <Section id="tiers" labelledBy="tiers-title">
      <Container>
        <Headline id="tiers-title">{title}</Headline>
        {text && <Lead marginTop="4">{text}</Lead>}
        <PackageList>
          {items.map((tier) => (
            <PricingCard
              key={tier.slug}
              name={tier.name}
              text={tier.text}
              features={tier.features}
              color={tier.featured ? color : 'paper'}
              badge={tier.featured ? strings.recommended : undefined}
            >
              <ButtonAnchor
                href={`?package=${tier.slug}#${intakeFormId}`}
                aria-label={strings.chooseName(tier.name)}
              >
                {strings.choose}
              </ButtonAnchor>
            </PricingCard>
          ))}
        </PackageList>
      </Container>
    </Section>
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
      features
      featured
    }
  }
`;
