import { graphql, type PageProps } from 'gatsby';
import { ButtonLink } from '../../components/Button';
import { pagePaths } from '../../i18n/page-paths';
import type { PageContext } from '../../i18n/page-context';
import { useMessages } from '../../i18n/useMessages';
import { Part } from '../../components/Part';
import { Page } from '../../layout/Page';
import { present } from '../../lib/present';
import ClosingBand from '../../sections/shared/ClosingBand.static';
import PlainHero from '../../sections/shared/PlainHero.static';
import { Contact } from '../../sections/support/contact/Contact';
import { headFromStrings } from '../../seo/SeoTags';
import { localBusiness } from '../../seo/structured-data';

type Data = Queries.ContactPageQuery;

/** Every way to reach the studio. */
export default function ContactPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const t = useMessages();
  const studio = present(data.studio, 'studio');
  return (
    <Page
      data={data}
      context={context}
      color="vermilion"
      firstScreen={
        <PlainHero
          title={t('support:contactTitle')}
          text={t('support:contactText')}
          note={t('common:whoAnswers')}
          color="vermilion"
          motif="lattice"
        />
      }
    >
      <Part near>
        <Contact studio={studio} />
      </Part>
      <ClosingBand
        id="faq"
        title={t('support:teaserTitle')}
        text={t('support:faqCardText')}
        color="sky"
      >
        <ButtonLink to={pagePaths.faq}>{t('support:allQuestions')}</ButtonLink>
      </ClosingBand>
    </Page>
  );
}

export const Head = headFromStrings({
  title: 'support:contactSeoTitle',
  description: 'support:contactSeoDescription',
  kind: 'ContactPage',
  facts: ({ studio }: Data) => ({ things: [localBusiness(present(studio, 'studio'))] }),
});

export const query = graphql`
  query ContactPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "support", "forms"] } }
    ) {
      ...Texts
    }
    studio(language: { eq: $language }) {
      hours
      address {
        countryName
      }
    }
  }
`;
