import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ButtonLink } from '../../components/Button';
import type { PageContext } from '../../i18n/page-context';
import { translator } from '../../i18n/translate';
import { useMessages } from '../../i18n/useMessages';
import { Part } from '../../components/Part';
import { Page } from '../../layout/Page';
import { present } from '../../lib/present';
import ClosingBand from '../shared/ClosingBand.static';
import PlainHero from '../shared/PlainHero.static';
import { Contact } from './contact/Contact';
import { SeoTags } from '../../seo/SeoTags';
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
          color="vermilion"
          motif="lattice"
        />
      }
    >
      <Part near>
        <Contact studio={studio} hours={studio.hours} />
      </Part>
      <ClosingBand
        id="faq"
        title={t('support:teaserTitle')}
        text={t('support:faqCardText')}
        color="sky"
      >
        <ButtonLink to="/support/faq">{t('support:allQuestions')}</ButtonLink>
      </ClosingBand>
    </Page>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  const studio = present(data.studio, 'studio');
  return (
    <SeoTags
      data={data}
      context={pageContext}
      title={t('support:contactSeoTitle')}
      description={t('support:contactSeoDescription')}
      area="support"
      kind="ContactPage"
      things={[localBusiness(studio)]}
    />
  );
}

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
