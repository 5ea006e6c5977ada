import { graphql, type PageProps } from 'gatsby';
import { ButtonLink } from '../../components/Button';
import { pagePaths } from '../../i18n/page-paths';
import type { PageContext } from '../../i18n/page-context';
import { useMessages } from '../../i18n/useMessages';
import { Page } from '../../layout/Page';
import { present } from '../../lib/present';
import { useReveal } from '../../components/motion/useReveal';
import ClosingBand from '../../sections/shared/ClosingBand.static';
import PlainHero from '../../sections/shared/PlainHero.static';
import Founder from '../../sections/support/about/Founder.static';
import Workplace from '../../sections/support/about/Workplace.static';
import Values from '../../sections/support/about/Values.static';
import { headFromStrings } from '../../seo/SeoTags';
import { localBusiness } from '../../seo/structured-data';

type Data = Queries.AboutPageQuery;

/** Who the studio is. */
export default function AboutPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  useReveal();
  const t = useMessages();
  const studio = present(data.studio, 'studio');
  return (
    <Page
      data={data}
      context={context}
      color="rose"
      firstScreen={
        <PlainHero
          title={t('support:aboutTitle')}
          text={t('support:aboutText')}
          color="rose"
          motif="lotus"
        />
      }
    >
      <Founder founder={studio.founder} />
      <Workplace workplace={studio.workplace} />
      <Values benefits={data.benefits.nodes} stats={studio.stats} />
      <ClosingBand
        id="next"
        title={t('support:aboutNextTitle')}
        text={t('support:aboutNextText')}
        color="marigold"
      >
        <ButtonLink to={pagePaths.portfolio}>{t('support:seeWork')}</ButtonLink>
        <ButtonLink variant="stitched" to={pagePaths.contact}>
          {t('common:contactUs')}
        </ButtonLink>
      </ClosingBand>
    </Page>
  );
}

export const Head = headFromStrings({
  title: 'support:aboutSeoTitle',
  description: 'support:aboutSeoDescription',
  kind: 'AboutPage',
  facts: ({ studio }: Data) => ({ things: [localBusiness(present(studio, 'studio'))] }),
});

export const query = graphql`
  query AboutPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "support"] } }
    ) {
      ...Texts
    }
    studio(language: { eq: $language }) {
      ...Stats
      founder {
        ...Founder
      }
      workplace {
        ...Workplace
      }
    }
    benefits: allBenefit(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...Benefit
      }
    }
  }
`;
