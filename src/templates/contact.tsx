import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { localBusiness } from '../seo/structured-data';
import { ContactView } from '../views/ContactView';

type Data = Queries.ContactPageQuery;

export default function ContactPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <ContactView data={data} context={pageContext} />;
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
    }
  }
`;
