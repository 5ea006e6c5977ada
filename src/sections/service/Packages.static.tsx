import { graphql } from 'gatsby';
import { ButtonAnchor } from '../../components/Button';
import { PricingCard, PackageList } from '../../components/PricingCard';
import { TitledSection } from '../../components/Section';
import { useMessages } from '../../i18n/useMessages';
import { intakeFormId } from '../../layout/GetStarted';
import type { ColorScheme } from '../../theme/recipes/surface';
import { Included } from './Included';

interface Props {
  packages: Queries.PackagesFragment;
  color: ColorScheme;
  /** What the packages are made of. */
  included: Queries.IncludedFragment;
}

/**
 * The packages of a service, the middle one marked as the most popular. Their buttons are links to the intake form of the page, which shows
 * what was chosen. With scripts, `src/layout/document/follow-query-links.ts` follows them without a page load.
 */
export default function Packages({ packages: { title, text, items }, color, included }: Props) {
  const t = useMessages();
  const middle = Math.floor(items.length / 2);
  return (
    <TitledSection id="packages" title={title} text={text}>
      <PackageList>
        {items.map((item, index) => (
          <PricingCard
            key={item.slug}
            name={item.name}
            text={item.text}
            features={item.features}
            color={index === middle ? color : 'paper'}
            badge={index === middle ? t('service:mostPopular') : undefined}
          >
            <ButtonAnchor
              href={`?package=${item.slug}#${intakeFormId}`}
              aria-label={t('service:packageGetStartedWith', { package: item.name })}
            >
              {t('service:packageGetStarted')}
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
  fragment Packages on PackageTable {
    title
    text
    items {
      slug
      name
      text
      features
    }
  }
`;
